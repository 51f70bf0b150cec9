import type { ReactNode } from 'react';
import type { ContentOf, Road as RoadData } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { RoadChart } from './road-chart.tsx';
import { inMonths, roadCourses } from './road-courses.ts';

type Props = { words: ContentOf<'methodology'>['road']; road: RoadData };

/** What happens before the works, to scale: who does it, how long it takes, which paper one gets, what is paid. */
export function Road({ words, road: { steps, note, scale } }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const courses = roadCourses(steps);
  const slowest = Math.max(...steps.map(({ weeks: [, most] }) => most));
  const endOf = (earliest: number, latest: number) => {
    const [first, last] = [inMonths(earliest), inMonths(latest)];
    return first === last ? filled(words.month, { month: first }) : filled(words.between, { first, last });
  };
  return (
    <section id="antes-de-la-obra" className="track">
      <div className="frame studs pt-section pb-step-6">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <RoadChart note={words.note} steps={steps} courses={courses} scale={scale} />
        <ol className="bleed border-line border-y">
          {steps.map(({ id, weeks: [, most], name, what, who, time, paper, pay }, index) => (
            <li
              key={id}
              className="grid-12 relative gap-y-5 border-line py-bay not-first:border-t max-md:px-gutter"
            >
              <div className="px-text col-span-full grid grid-cols-[auto_1fr] content-start gap-x-4 lg:col-span-4">
                <span aria-hidden="true" className="axis md:row-span-2">
                  {index + 1}
                </span>
                <h3 className="type-h3 max-md:self-center max-md:pr-10">{name}</h3>
                <p className="mt-2 text-base text-steel-800 max-md:col-span-full">{what}</p>
              </div>
              <div className="col-span-full lg:col-span-8">
                <div className="px-text text-base leading-text md:grid md:gap-y-2">
                  <dl className="md:grid md:gap-y-2">
                    <Fact name={words.terms.time}>
                      {most === slowest ? (
                        <b className="font-semibold text-oxide-text">{time}</b>
                      ) : (
                        <>
                          <b className="font-semibold">{time.slice(0, aside(time))}</b>
                          {time.slice(aside(time))}
                        </>
                      )}
                    </Fact>
                    {courses[index] && (
                      <Fact name={words.terms.end}>
                        {endOf(courses[index].shortest.to, courses[index].longest.to)}
                      </Fact>
                    )}
                  </dl>
                  <NarrowFold label={`${t('Ver el detalle')}: ${name}`}>
                    <dl className="grid gap-y-2 max-md:pt-2">
                      <Fact name={words.terms.who}>{who}</Fact>
                      <Fact name={words.terms.paper}>{paper}</Fact>
                      <Fact name={words.terms.pay}>{pay}</Fact>
                    </dl>
                  </NarrowFold>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid-12 pt-5">
          <div className="px-text col-span-full lg:col-span-8 lg:col-start-5">
            <p className="type-note max-w-measure-52 text-steel-600">{note}</p>
            {steps.some(({ sample }) => sample) && <SampleNote className="mt-1" />}
            <TextLink to={`${pathFor('quote', language)}#precio`} className="mt-4">
              {words.link}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Index at which a note follows the duration, after a comma or semicolon; the end of the text if there is none. */
const aside = (time: string) => time.match(/[;,]|$/)?.index;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex-wrap gap-x-3 max-md:*:inline md:flex">
      <dt className="w-26 text-steel-600 max-md:mr-2">{name}</dt>
      <dd className="min-w-[min(100%,9rem)] max-w-measure-44 flex-1">{children}</dd>
    </div>
  );
}
