import type { Road as RoadData } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';
import { ScaleMarks } from '#app/ui/scale-marks.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const HATCH = 'road-hatch';

/** What happens before the works, to scale: who does it, how long it takes, which paper one gets, what is paid. */
export function Road({ road: { steps, total, note, scale } }: { road: RoadData }) {
  const t = useTranslate();
  const language = useLanguage();
  const months = Math.round((scale * 12) / 52);
  const percent = (weeks: number) => `${+((100 * weeks) / scale).toFixed(2)}%`;
  return (
    <section id="antes-de-la-obra" className="track">
      <div className="frame studs pt-section pb-[clamp(3rem,6vw,5.5rem)]">
        <SectionHead title={t('Antes de levantar el primer muro')}>
          {t(
            'Del primer café al primer camión hay ocho pasos. Cada uno deja un papel en tu mano, y ninguno obliga al siguiente hasta que firmas el contrato.',
          )}
        </SectionHead>
        <div className="grid-12 pb-3">
          <div className="px-text col-span-full lg:col-span-8 lg:col-start-5">
            <p className="dimension whitespace-normal! text-center text-[1.375rem]! text-oxide-text md:text-[1.5rem]!">
              {total}
            </p>
          </div>
        </div>
        <ol className="bleed border-line border-y">
          {steps.map(({ id, start, weeks: [least, most], name, what, who, time, paper, pay }, index) => (
            <li
              key={id}
              className="grid-12 relative gap-y-6 border-line py-bay not-first:border-t max-md:px-gutter"
            >
              <div className="px-text col-span-full flex gap-4 max-md:pr-10 lg:col-span-4">
                <span aria-hidden="true" className="axis">
                  {index + 1}
                </span>
                <div>
                  <h3 className="type-h3">{name}</h3>
                  <p className="mt-2 text-base text-steel-800">{what}</p>
                </div>
              </div>
              <div className="col-span-full lg:col-span-8">
                <div className="px-text">
                  <svg
                    aria-hidden="true"
                    className="h-5 w-full overflow-visible border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/18))]"
                  >
                    {index === 0 && (
                      <>
                        <Hatch id={HATCH} />
                        <ScaleMarks
                          y="-.3rem"
                          marks={[0, 1 / 3, 2 / 3, 1].map((part) => [
                            100 * part,
                            part < 1 ? String(months * part) : t('{{months}} meses', { months }),
                          ])}
                        />
                      </>
                    )}
                    <rect
                      x={percent(start)}
                      y="20%"
                      width={percent(most)}
                      height="60%"
                      fill={`url(#${HATCH})`}
                      className="stroke-[1.5] stroke-oxide"
                    />
                    <rect
                      x={percent(start)}
                      y="20%"
                      width={percent(least)}
                      height="60%"
                      className="fill-accent"
                    />
                  </svg>
                </div>
                <div className="mt-3 text-base leading-[1.4] md:grid md:grid-cols-8">
                  <dl className="px-text md:col-span-3">
                    <Fact name={t('Cuánto tarda')} narrow>
                      {time}
                    </Fact>
                  </dl>
                  <div className="px-text md:col-span-5">
                    <NarrowFold label={`${t('Ver el detalle')}: ${name}`}>
                      <dl className="grid gap-y-2 max-md:pt-2">
                        <Fact name={t('Quién')}>{who}</Fact>
                        <Fact name={t('Recibes')}>{paper}</Fact>
                        <Fact name={t('Pagas')}>{pay}</Fact>
                      </dl>
                    </NarrowFold>
                  </div>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid-12 pt-5">
          <div className="px-text col-span-full lg:col-span-8 lg:col-start-5">
            <p className="type-note max-w-[52em] text-steel-600">
              {t('Cada división es un mes; la parte rayada, el margen entre un caso y otro.')} {note}
            </p>
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

type FactProps = {
  name: string;
  /** true where it has a narrow column from 768 px, and stands below its name there */
  narrow?: boolean;
  children: string;
};

function Fact({ name, narrow, children }: FactProps) {
  return (
    <div className={`flex flex-wrap gap-x-3 ${narrow ? 'md:block' : ''}`}>
      <dt className="w-[6.5rem] text-steel-600">{name}</dt>
      <dd className="min-w-[min(100%,9rem)] flex-1">{children}</dd>
    </div>
  );
}
