import { translate } from '#app/i18n/translator.ts';
import { Mission } from '#app/sections/about/mission.tsx';
import { Services } from '#app/sections/about/services.tsx';
import { Systems } from '#app/sections/about/systems.tsx';
import { WhoWeAre } from '#app/sections/about/who-we-are.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { fixedPageMeta } from '#app/seo/page-meta.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { picture } from '#content/pictures.ts';
import type { Route } from './+types/about';

const FILE = 'app/pages/about.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    pictures: {
      site: picture('villa-phase-3', language, '16:10', FILE),
      workshop: picture('perfiles-acero', language, '1:1', FILE),
      estate: picture('obra-alicante', language, '1:1', FILE),
    },
    // Full years, whatever month of that year the company was founded in.
    years: new Date().getFullYear() - settings.company.foundedIn - 1,
  };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOfPath(location.pathname);
  return fixedPageMeta('about', {
    language,
    title: translate(language, 'Sobre nosotros: constructora Steel Frame en Alicante'),
    description: translate(
      language,
      'Construimos viviendas, edificios, locales y naves en Alicante desde {{year}}, dentro de un grupo italiano de Steel Frame con más de 200 profesionales.',
      { year: settings.company.foundedIn },
    ),
  });
};

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <WhoWeAre {...loaderData} />
      <Mission />
      <Services />
      <Systems />
      <Closing />
    </HydrationSlices>
  );
}
