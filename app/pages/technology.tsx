import { fittingAnswers } from '#app/content/answers.ts';
import { contentOf, suppliers, wall } from '#app/content/collections.ts';
import { nextPages } from '#app/content/next-pages.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/shared/closing.tsx';
import { FittingAnswers } from '#app/sections/shared/fitting-answers.tsx';
import { NextPages } from '#app/sections/shared/next-pages.tsx';
import { Cladding } from '#app/sections/technology/cladding.tsx';
import { CutHouse } from '#app/sections/technology/cut-house.tsx';
import { Hero } from '#app/sections/technology/hero.tsx';
import { Textures } from '#app/sections/technology/materials.tsx';
import { Roof } from '#app/sections/technology/roof.tsx';
import { Standards } from '#app/sections/technology/standards.tsx';
import { Suppliers } from '#app/sections/technology/suppliers.tsx';
import { WallSection } from '#app/sections/technology/wall-section.tsx';
import { WallSheet } from '#app/sections/technology/wall-sheet.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/technology';

const FILE = 'app/pages/technology.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('technology', language),
    copy: contentOf('technology', language),
    next: nextPages('technology', language),
    questions: fittingAnswers({ page: 'technology' }, language),
    wide: picture('hero-wide', language, 'full', FILE),
    tall: picture('hero-tall', language, 'full', FILE),
    rendered: isRender('hero-wide'),
    wall: wall(language),
    suppliers: suppliers(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('technology', args);

export default function TechnologyPage({ loaderData }: Route.ComponentProps) {
  const { copy, wide, tall, rendered, wall, suppliers } = loaderData;
  return (
    <HydrationSlices>
      <Textures />
      <Hero words={copy.hero} profile={wall.profile} />
      <CutHouse labels={copy.house.labels} wide={wide} tall={tall} rendered={rendered} />
      <WallSection words={copy.wall} wall={wall} />
      <WallSheet words={copy.sheet} wall={wall} />
      <Cladding words={copy.cladding} wall={wall} />
      <Roof words={copy.roof} spacing={wall.spacing} />
      <Standards words={copy.standards} wall={wall} />
      {suppliers.length > 0 && <Suppliers words={copy.suppliers} suppliers={suppliers} />}
      <FittingAnswers answers={loaderData.questions} />
      <NextPages pages={loaderData.next} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
