import { articleSummaries } from '#app/content/articles.ts';
import { claimRanges } from '#app/content/claims.ts';
import { contentOf, wall } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/page';
import { Figures } from './figures.tsx';
import { OtherSide } from './other-side.tsx';
import { Weights } from './weights.tsx';

const ARTICLE = 'futuro-sostenible-acero';

const FILE = 'app/pages/sustainability/page.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { garden } = PAGE_PICTURES.sustainability;
  const { profile, brick, layers } = wall(language);
  return {
    words: pageWords('sustainability', language),
    copy: contentOf('sustainability', language),
    garden: {
      wide: picture(garden, language, '2:1', FILE),
      phone: picture(garden, language, '4:3', FILE),
      rendered: isRender(garden),
    },
    figures: claimRanges('less-co2', 'less-water', 'less-waste'),
    wall: {
      profile,
      brick,
      layers: layers.map(({ id, sheets, thickness }) => ({ id, sheets, thickness })),
    },
    article: articleSummaries(language).find(({ key }) => key === ARTICLE)?.path,
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('sustainability', args);

export default function SustainabilityPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  return (
    <HydrationSlices>
      <Figures words={copy} {...loaderData.garden} figures={loaderData.figures} />
      <Weights words={copy.weights} wall={loaderData.wall} />
      <OtherSide words={copy.otherSide} article={loaderData.article} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
