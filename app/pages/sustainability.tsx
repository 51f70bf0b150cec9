import { staticPiece } from '#app/i18n/static-piece.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { Accounts as AccountsInDocument } from '#app/sections/sustainability/accounts.tsx';
import { OtherSide as OtherSideInDocument } from '#app/sections/sustainability/other-side.tsx';
import { fixedPageMeta } from '#app/seo/page-meta.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { articleSummaries } from '#content/articles.ts';
import { pageWords } from '#content/page-definitions.ts';
import { picture } from '#content/pictures.ts';
import type { Route } from './+types/sustainability';

const OtherSide = staticPiece(import.meta.env.SSR ? OtherSideInDocument : undefined, () =>
  import('#app/sections/sustainability/other-side.tsx').then((module) => module.OtherSide),
);

const Accounts = staticPiece(import.meta.env.SSR ? AccountsInDocument : undefined, () =>
  import('#app/sections/sustainability/accounts.tsx').then((module) => module.Accounts),
);

const ARTICLE = 'futuro-sostenible-acero';

const FILE = 'app/pages/sustainability.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('sustainability', language),
    garden: {
      wide: picture('jardin-sostenible', language, '2:1', FILE),
      phone: picture('jardin-sostenible', language, '4:3', FILE),
    },
    article: articleSummaries(language).find(({ key }) => key === ARTICLE)?.path,
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('sustainability', args);

export default function SustainabilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Accounts {...loaderData.garden} />
      <OtherSide article={loaderData.article} />
      <Closing />
    </>
  );
}
