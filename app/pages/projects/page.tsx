import { claimRange } from '#app/content/claims.ts';
import { contentOf } from '#app/content/collections.ts';
import { entryFile } from '#app/content/entries.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { isRender, picture } from '#app/content/pictures.ts';
import { PROJECT_CROPS, WORK_CROPS } from '#app/content/work-crops.ts';
import { works } from '#app/content/works.ts';
import { fixedPageMeta } from '#app/document/page-meta.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Closing } from '#app/sections/closing.tsx';
import { PromisedAndReal, timedWorks } from '#app/sections/works/promised-and-real.tsx';
import { languageOfPath } from '#app/site/published-languages.ts';
import { HydrationSlices } from '#app/ui/hydration-slices.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/page';
import { calculatorAddress } from './group-facts.ts';
import { Works } from './works.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const { work: _, ...copy } = contentOf('projects', language);
  const all = works(language);
  return {
    words: pageWords('projects', language),
    copy,
    works: all.map((work) => ({
      ...work,
      picture: picture(work.picture, language, PROJECT_CROPS[work.category], entryFile('works', work.id)),
      wide: picture(work.picture, language, WORK_CROPS[work.category], entryFile('works', work.id)),
      rendered: isRender(work.picture),
      enlarged: picture(work.picture, language, 'full', entryFile('works', work.id)),
    })),
    timed: timedWorks(all),
    houseWeeks: claimRange('house-weeks').to,
    calculators: {
      residential: calculatorAddress('residential', language),
      buildings: calculatorAddress('buildings', language),
      commercial: calculatorAddress('commercial', language),
      warehouses: calculatorAddress('warehouses', language),
    },
    sample: all.some(({ sample }) => sample),
    rendered: all.some((work) => isRender(work.picture)),
  };
}

export const meta: Route.MetaFunction = (args) => fixedPageMeta('projects', args);

export default function ProjectsPage({
  loaderData: { copy, works, timed, houseWeeks, calculators, sample, rendered },
}: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <HydrationSlices>
      <section className="frame studs">
        <PageHead
          low
          title={copy.hero.headline}
          lead={
            <>
              {copy.hero.lead}
              {(rendered || sample) && (
                <span className="type-note mt-3 block tracking-normal text-steel-600">
                  {rendered && t('Imágenes de muestra: recreaciones, no fotografías de obra.')}{' '}
                  {sample && t('Nombres y datos de muestra.')}
                </span>
              )}
            </>
          }
        />
      </section>
      <PromisedAndReal words={copy.promised} works={timed} portfolio />
      <Works words={copy.groups} works={works} houseWeeks={houseWeeks} calculators={calculators} />
      <Closing>{copy.closing}</Closing>
    </HydrationSlices>
  );
}
