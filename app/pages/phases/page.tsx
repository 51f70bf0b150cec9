import { contentOf, handover } from '#app/content/collections.ts';
import { ownFilm } from '#app/content/film.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { Closing } from '#app/sections/closing.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/page';
import { Handover } from './handover.tsx';
import { Overview } from './overview.tsx';
import { Scroller } from './scroller.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const copy = contentOf('phases', language);
  return {
    words: pageWords('phases', language),
    copy,
    pictures: copy.phases.map((phase) => picture(phase.picture, language, '16:10', 'content/phases/')),
    film: ownFilm(language),
    handover: handover(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('phases', args);

export default function PhasesPage({ loaderData: { copy, pictures, film, handover } }: Route.ComponentProps) {
  return (
    <HydrationSlices>
      <Overview words={copy} film={film} />
      <Scroller phases={copy.phases} pictures={pictures} />
      <Handover words={copy.handover} handover={handover} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
