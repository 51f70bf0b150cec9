import { legalPage } from '#app/content/legal.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { LegalText } from '#app/sections/legal-text.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import type { Route } from './+types/page';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return { words: pageWords('privacy-policy', language), page: await legalPage('privacy-policy', language) };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('privacy-policy', args);

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalText page={loaderData.page} />;
}
