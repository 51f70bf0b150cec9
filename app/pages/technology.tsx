import { staticPiece } from '#app/i18n/static-piece.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { Cladding as CladdingInDocument } from '#app/sections/technology/cladding.tsx';
import { CutHouse as CutHouseInDocument } from '#app/sections/technology/cut-house.tsx';
import { Hero as HeroInDocument } from '#app/sections/technology/hero.tsx';
import { Textures } from '#app/sections/technology/materials.tsx';
import { Roof as RoofInDocument } from '#app/sections/technology/roof.tsx';
import { Standards as StandardsInDocument } from '#app/sections/technology/standards.tsx';
import { Suppliers as SuppliersInDocument } from '#app/sections/technology/suppliers.tsx';
import { WallSection } from '#app/sections/technology/wall-section.tsx';
import { fixedPageMeta } from '#app/seo/page-meta.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { suppliers, wall } from '#content/collections.ts';
import { pageWords } from '#content/page-definitions.ts';
import { picture } from '#content/pictures.ts';
import type { Route } from './+types/technology';

const Suppliers = staticPiece(import.meta.env.SSR ? SuppliersInDocument : undefined, () =>
  import('#app/sections/technology/suppliers.tsx').then((module) => module.Suppliers),
);

const Standards = staticPiece(import.meta.env.SSR ? StandardsInDocument : undefined, () =>
  import('#app/sections/technology/standards.tsx').then((module) => module.Standards),
);

const Roof = staticPiece(import.meta.env.SSR ? RoofInDocument : undefined, () =>
  import('#app/sections/technology/roof.tsx').then((module) => module.Roof),
);

const Cladding = staticPiece(import.meta.env.SSR ? CladdingInDocument : undefined, () =>
  import('#app/sections/technology/cladding.tsx').then((module) => module.Cladding),
);

const CutHouse = staticPiece(import.meta.env.SSR ? CutHouseInDocument : undefined, () =>
  import('#app/sections/technology/cut-house.tsx').then((module) => module.CutHouse),
);

const Hero = staticPiece(import.meta.env.SSR ? HeroInDocument : undefined, () =>
  import('#app/sections/technology/hero.tsx').then((module) => module.Hero),
);

const FILE = 'app/pages/technology.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('technology', language),
    wide: picture('hero-wide', language, 'full', FILE),
    tall: picture('hero-tall', language, 'full', FILE),
    wall: wall(language),
    suppliers: suppliers(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('technology', args);

export default function TechnologyPage({ loaderData }: Route.ComponentProps) {
  const { wide, tall, wall, suppliers } = loaderData;
  return (
    <>
      <Textures />
      <Hero profile={wall.profile} />
      <CutHouse wide={wide} tall={tall} />
      <WallSection wall={wall} />
      <Cladding wall={wall} />
      <Roof spacing={wall.spacing} />
      <Standards />
      <Suppliers suppliers={suppliers} />
      <Closing />
    </>
  );
}
