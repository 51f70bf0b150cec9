import type { ComponentProps, ReactNode } from 'react';
import type { Road as RoadData } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { roadCourses } from '#app/sections/methodology/road-courses.ts';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';
import { ScaleMarks } from '#app/ui/scale-marks.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const HATCH = 'road-hatch';

/** What happens before the works, to scale: who does it, how long it takes, which paper one gets, what is paid. */
export function Road({ road: { steps, leastMonths, note, scale } }: { road: RoadData }) {
  const t = useTranslate();
  const language = useLanguage();
  const months = Math.round((scale * 12) / 52);
  const courses = roadCourses(steps);
  const slowest = Math.max(...steps.map(({ weeks: [, most] }) => most));
  const endOf = (earliest: number, latest: number) => {
    const [first, last] = [Math.ceil((earliest * 12) / 52), Math.ceil((latest * 12) / 52)];
    return first === last
      ? t('Termina en el mes {{month}}', { month: first })
      : t('Termina entre el mes {{first}} y el {{last}}', { first, last });
  };
  const percent = (weeks: number) => `${+((100 * weeks) / scale).toFixed(2)}%`;
  const marks = [1 / 3, 2 / 3, 1].map((part) => [100 * part, String(months * part)] as const);
  // It ends at the whole months it names, not at the weeks they are rounded from.
  const least = (100 * leastMonths) / months;
  return (
    <section id="antes-de-la-obra" className="track">
      <div className="frame studs pt-section pb-[clamp(3rem,6vw,5.5rem)]">
        <SectionHead title={t('Antes de levantar el primer muro')}>
          {t(
            'Del primer café al primer camión hay ocho pasos. Cada uno deja un papel en tu mano, y ninguno obliga al siguiente hasta que firmas el contrato.',
          )}
        </SectionHead>
        <div className="grid-12 pb-4">
          <div className="px-text col-span-full lg:col-span-8 lg:col-start-5">
            <p className="text-right font-medium font-stretch-90% text-[1.375rem] text-oxide-text leading-[1.2] md:text-[1.5rem]">
              {t('de {{from}} a {{to}} meses', { from: leastMonths, to: months })}
            </p>
            <svg aria-hidden="true" className="mt-2 h-3 w-full overflow-visible">
              <Hatch id={HATCH} />
              <line x2="100%" y1="6" y2="6" className="stroke-oxide" />
              <rect
                x={`${least.toFixed(2)}%`}
                y="2"
                width={`${(100 - least).toFixed(2)}%`}
                height="8"
                fill={`url(#${HATCH})`}
              />
              {[0, least, 100].map((part) => (
                <svg
                  key={part}
                  aria-hidden="true"
                  x={`${part.toFixed(2)}%`}
                  y="6"
                  className="overflow-visible"
                >
                  <path d="M-5 5 5-5" className="stroke-[1.5] stroke-oxide" />
                </svg>
              ))}
            </svg>
            <p className="type-note mt-3 max-w-[52em] text-steel-600">
              {t(
                'Cada división es un mes; la barra llena sigue el camino más corto y la rayada, el más largo.',
              )}
            </p>
          </div>
        </div>
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
                <div className="px-text">
                  {courses[index] && (
                    <StepBars {...courses[index]} percent={percent} marks={marks} endOf={endOf} />
                  )}
                </div>
                <div className="px-text mt-3 text-base leading-[1.4] md:grid md:gap-y-2">
                  <dl>
                    <Fact name={t('Cuánto tarda')}>
                      {most === slowest ? (
                        <b className="font-semibold text-oxide-text">{time}</b>
                      ) : (
                        <>
                          <b className="font-semibold">{time.slice(0, aside(time))}</b>
                          {time.slice(aside(time))}
                        </>
                      )}
                    </Fact>
                  </dl>
                  <NarrowFold label={`${t('Ver el detalle')}: ${name}`}>
                    <dl className="grid gap-y-2 max-md:pt-2">
                      <Fact name={t('Quién')}>{who}</Fact>
                      <Fact name={t('Recibes')}>{paper}</Fact>
                      <Fact name={t('Pagas')}>{pay}</Fact>
                    </dl>
                  </NarrowFold>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid-12 pt-5">
          <div className="px-text col-span-full lg:col-span-8 lg:col-start-5">
            <p className="type-note max-w-[52em] text-steel-600">{note}</p>
            {steps.some(({ sample }) => sample) && <SampleNote className="mt-1" />}
            <TextLink to={`${pathFor('quote', language)}#precio`} className="mt-4">
              {t('Qué entra en el precio y cómo se paga')}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Both courses of a step, as in the calendar of the phases, and the months in which it may be over. */
function StepBars({
  shortest,
  longest,
  percent,
  marks,
  endOf,
}: ReturnType<typeof roadCourses>[number] & {
  percent: (weeks: number) => string;
  marks: ComponentProps<typeof ScaleMarks>['marks'];
  endOf: (earliest: number, latest: number) => string;
}) {
  return (
    <>
      <p className="type-note mb-1 text-steel-800">{endOf(shortest.to, longest.to)}</p>
      <svg
        aria-hidden="true"
        className="mb-7 h-7 w-full overflow-visible border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/18))]"
      >
        <rect
          x={percent(shortest.from)}
          y="8%"
          width={percent(shortest.to - shortest.from)}
          height="36%"
          className="fill-accent"
        />
        <rect
          x={percent(longest.from)}
          y="52%"
          width={percent(longest.to - longest.from)}
          height="36%"
          fill={`url(#${HATCH})`}
          className="stroke-[1.5] stroke-oxide"
        />
        <ScaleMarks y="2.65rem" marks={marks} />
      </svg>
    </>
  );
}

/** Where, in how long a step takes, something else begins that is good to know. */
const aside = (time: string) => time.match(/[;,]|$/)?.index;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex-wrap gap-x-3 max-md:*:inline md:flex">
      <dt className="w-[6.5rem] text-steel-600 max-md:mr-2">{name}</dt>
      <dd className="min-w-[min(100%,9rem)] max-w-[44em] flex-1">{children}</dd>
    </div>
  );
}
