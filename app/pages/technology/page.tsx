import { contentOf, suppliers, wall } from '#app/content/collections.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { Textures } from '#app/sections/wall/materials.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/page';
import { Cladding } from './cladding.tsx';
import { CutHouse } from './cut-house.tsx';
import { Hero } from './hero.tsx';
import { Roof } from './roof.tsx';
import { Standards } from './standards.tsx';
import { Suppliers } from './suppliers.tsx';
import { WallSection } from './wall-section.tsx';
import { WallSheet } from './wall-sheet.tsx';

const FILE = 'app/pages/technology/page.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { wide, tall } = PAGE_PICTURES.technology;
  return {
    words: pageWords('technology', language),
    copy: contentOf('technology', language),
    wide: picture(wide, language, 'full', FILE),
    tall: picture(tall, language, 'full', FILE),
    rendered: isRender(wide),
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
      <WallSection words={copy.wall} wall={wall} printLink={copy.sheet.link} />
      <WallSheet words={copy.sheet} wall={wall} />
      <Cladding words={copy.cladding} wall={wall} />
      <Roof words={copy.roof} spacing={wall.spacing} />
      <Standards words={copy.standards} wall={wall} />
      {suppliers.length > 0 && <Suppliers words={copy.suppliers} suppliers={suppliers} />}
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
