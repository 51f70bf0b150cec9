import { translate } from '#app/i18n/translator.ts';
import { Overview } from '#app/sections/phases/overview.tsx';
import { Scroller } from '#app/sections/phases/scroller.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { fixedPageMeta } from '#app/seo/page-meta.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { phases } from '#content/collections.ts';
import { ownFilm } from '#content/film.ts';
import { picture } from '#content/pictures.ts';
import type { Route } from './+types/phases';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const all = phases(language);
  return {
    phases: all,
    pictures: all.map((phase) => picture(phase.picture, language, '16:10', 'content/phases.yaml')),
    film: ownFilm(language),
  };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOfPath(location.pathname);
  return fixedPageMeta('phases', {
    language,
    title: translate(language, 'Fases del proyecto: de la losa a las llaves'),
    description: translate(
      language,
      'De la cimentación a las llaves en 9 a 14 semanas de obra: qué se hace en cada una de las cinco fases, en qué orden y cuánto dura, dibujado a escala.',
    ),
  });
};

export default function PhasesPage({ loaderData: { phases, pictures, film } }: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <Overview phases={phases} film={film} />
      <Scroller phases={phases} pictures={pictures} />
      <Closing />
    </HydrationSlices>
  );
}
