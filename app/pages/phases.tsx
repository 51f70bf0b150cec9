import { fittingAnswers } from '#app/content/answers.ts';
import { handover, phases } from '#app/content/collections.ts';
import { ownFilm } from '#app/content/film.ts';
import { nextPages } from '#app/content/next-pages.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Handover } from '#app/sections/phases/handover.tsx';
import { Overview } from '#app/sections/phases/overview.tsx';
import { Scroller } from '#app/sections/phases/scroller.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { FittingAnswers } from '#app/sections/shared/fitting-answers.tsx';
import { NextPages } from '#app/sections/shared/next-pages.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/phases';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const all = phases(language);
  return {
    words: pageWords('phases', language),
    next: nextPages('phases', language),
    questions: fittingAnswers({ page: 'phases' }, language),
    phases: all,
    pictures: all.map((phase) => picture(phase.picture, language, '16:10', 'content/phases/')),
    film: ownFilm(language),
    handover: handover(language),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('phases', args);

export default function PhasesPage({
  loaderData: { phases, pictures, film, handover, questions, next },
}: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <HydrationSlices>
      <Overview phases={phases} film={film} />
      <Scroller phases={phases} pictures={pictures} />
      <Handover handover={handover} />
      <FittingAnswers answers={questions} />
      <NextPages pages={next} />
      <Closing>
        {t(
          'Dinos cuándo querrías entrar y cómo va la licencia. Contamos las semanas hacia atrás y te decimos si da tiempo.',
        )}
      </Closing>
    </HydrationSlices>
  );
}
