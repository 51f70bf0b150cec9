import type { ContentOf, Road as RoadData } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { answerPath } from '#app/site/paths.ts';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { RoadChart } from './road-chart.tsx';
import { roadCourses } from './road-courses.ts';

type Props = { words: ContentOf<'methodology'>['road']; road: RoadData };

/** What happens before the works: a chart to scale, and for each step how long it takes, which paper one gets, what is paid, who does it. */
export function Road({ words, road: { steps, note, scale } }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const columns = ['paper', 'pay', 'who'] as const;
  return (
    <section id="antes-de-la-obra" className="track">
      <div className="frame studs pt-step-4 pb-step-3">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <RoadChart note={words.note} steps={steps} courses={roadCourses(steps)} scale={scale} />
        <div aria-hidden="true" className="grid-12 type-note pb-2 text-steel-600 max-md:hidden">
          <p className="px-text col-span-9 col-start-4 grid grid-cols-3 gap-x-6">
            {columns.map((column) => (
              <span key={column}>{words.terms[column]}</span>
            ))}
          </p>
        </div>
        <ol className="bleed border-line border-y">
          {steps.map((step, index) => (
            <li
              key={step.id}
              className="grid-12 relative border-line py-3 text-base leading-text not-first:border-t max-md:px-gutter"
            >
              <div className="px-text col-span-full grid grid-cols-[auto_1fr] content-start gap-x-3 md:col-span-3">
                <span aria-hidden="true" className="text-steel-600 tabular-nums">
                  {index + 1}
                </span>
                <h3 className="font-semibold font-stretch-94% max-md:pr-10">{step.name}</h3>
                <p className="col-start-2 text-steel-800">{step.time}</p>
              </div>
              <div className="px-text col-span-full md:col-span-9">
                <NarrowFold label={`${t('Ver el detalle')}: ${step.name}`}>
                  <dl className="grid gap-x-6 gap-y-2 max-md:pt-2 md:grid-cols-3">
                    {columns.map((column) => (
                      <div key={column} className="max-md:*:inline">
                        <dt className="text-steel-600 max-md:mr-2 md:sr-only">{words.terms[column]}</dt>{' '}
                        <dd>{step[column]}</dd>
                      </div>
                    ))}
                  </dl>
                </NarrowFold>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid-12 pt-5">
          <div className="px-text col-span-full lg:col-span-9 lg:col-start-4">
            <p className="type-note max-w-measure-52 text-steel-600">{note}</p>
            {steps.some(({ sample }) => sample) && <SampleNote className="mt-1" />}
            <TextLink to={answerPath('what-the-price-includes', language)} className="mt-4">
              {words.link}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
