import { fittingAnswers } from '#app/content/answers.ts';
import { claimRange } from '#app/content/claims.ts';
import { road, usualWorks } from '#app/content/collections.ts';
import { company } from '#app/content/company.ts';
import { nextPages } from '#app/content/next-pages.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Demountable } from '#app/sections/methodology/demountable.tsx';
import { Features } from '#app/sections/methodology/features.tsx';
import { Guarantees } from '#app/sections/methodology/guarantees.tsx';
import { Hero } from '#app/sections/methodology/hero.tsx';
import { Road } from '#app/sections/methodology/road.tsx';
import { TwoSchedules } from '#app/sections/methodology/two-schedules.tsx';
import { Workshop } from '#app/sections/methodology/workshop.tsx';
import { Closing } from '#app/sections/shared/closing.tsx';
import { FittingAnswers } from '#app/sections/shared/fitting-answers.tsx';
import { NextPages } from '#app/sections/shared/next-pages.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import type { Route } from './+types/methodology';

const FILE = 'app/pages/methodology.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return {
    words: pageWords('methodology', language),
    next: nextPages('methodology', language),
    questions: fittingAnswers({ page: 'methodology' }, language),
    road: road(language),
    house: picture('villa-phase-2', language, '4:3', FILE),
    rendered: isRender('villa-phase-2'),
    workshop: picture('perfiles-acero', language, '16:10', FILE),
    workshopWords: company(language).workshop,
    joint: picture('detalle-estructura', language, '16:10', FILE),
    ours: claimRange('house-weeks'),
    usual: usualWorks(),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('methodology', args);

export default function MethodologyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <HydrationSlices>
      <Hero picture={loaderData.house} rendered={loaderData.rendered} />
      <TwoSchedules ours={loaderData.ours} usual={loaderData.usual} />
      <Features />
      <Road road={loaderData.road} />
      <Workshop picture={loaderData.workshop} words={loaderData.workshopWords} />
      <Demountable picture={loaderData.joint} />
      <Guarantees />
      <FittingAnswers answers={loaderData.questions} />
      <NextPages pages={loaderData.next} />
      <Closing>
        {t(
          'Dinos en qué punto estás: buscando parcela, con proyecto o con la licencia en la mano. Te contamos cuál es el paso siguiente y quién lo da.',
        )}
      </Closing>
    </HydrationSlices>
  );
}
