import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { fixedPageMeta } from '#app/seo/page-meta.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { legalPage } from '#content/legal.ts';
import type { Route } from './+types/accessibility';

export async function loader({ request }: Route.LoaderArgs) {
  return { page: await legalPage('accessibility', languageOfPath(new URL(request.url).pathname)) };
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  fixedPageMeta('accessibility', {
    language: languageOfPath(location.pathname),
    title: loaderData?.page.pageTitle ?? '',
    description: loaderData?.page.description ?? '',
  });

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalText page={loaderData.page} />;
}
