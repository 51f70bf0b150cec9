import { claimRange } from '#app/content/claims.ts';
import { contentOf, road, usualWorks } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/page';
import { Demountable } from './demountable.tsx';
import { Features } from './features.tsx';
import { Guarantees } from './guarantees.tsx';
import { Hero } from './hero.tsx';
import { Road } from './road.tsx';
import { TwoSchedules } from './two-schedules.tsx';

const FILE = 'app/pages/methodology/page.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { house, joint } = PAGE_PICTURES.methodology;
  return {
    words: pageWords('methodology', language),
    copy: contentOf('methodology', language),
    road: road(language),
    house: picture(house, language, '4:3', FILE),
    rendered: isRender(house),
    joint: picture(joint, language, '16:10', FILE),
    ours: claimRange('house-weeks'),
    usual: usualWorks(),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('methodology', args);

export default function MethodologyPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  return (
    <HydrationSlices>
      <Hero words={copy.hero} picture={loaderData.house} rendered={loaderData.rendered} />
      <TwoSchedules words={copy.schedules} ours={loaderData.ours} usual={loaderData.usual} />
      <Features words={copy.features} />
      <Road words={copy.road} road={loaderData.road} />
      <Demountable words={copy.demountable} picture={loaderData.joint} />
      <Guarantees words={copy.guarantees} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
