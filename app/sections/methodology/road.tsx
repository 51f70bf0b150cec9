import type { Road as RoadData } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const HATCH = 'road-hatch';

/** What happens before the works, to scale: who does it, how long it takes, which paper one gets, what is paid. */
export function Road({ road: { steps, total, note, scale } }: { road: RoadData }) {
  const t = useTranslate();
  const language = useLanguage();
  const percent = (weeks: number) => `${+((100 * weeks) / scale).toFixed(2)}%`;
  return (
    <section id="antes-de-la-obra" className="track">
      <div className="frame studs pt-section pb-[clamp(3rem,6vw,5.5rem)]">
        <SectionHead title={t('Antes de levantar el primer muro')}>
          {t(
            'Del primer café al primer camión hay ocho pasos. Cada uno deja un papel en tu mano, y ninguno obliga al siguiente hasta que firmas el contrato.',
          )}
        </SectionHead>
        <div className="px-text grid-12 pb-3">
          <p className="dimension col-span-full text-oxide-text lg:col-span-8 lg:col-start-5">{total}</p>
        </div>
        <ol className="border-line border-y">
          {steps.map(({ id, start, weeks: [least, most], name, what, who, time, paper, pay }, index) => (
            <li key={id} className="px-text grid-12 gap-y-4 border-line py-bay not-first:border-t">
              <div className="col-span-full flex gap-4 lg:col-span-4 lg:pr-8">
                <span aria-hidden="true" className="axis">
                  {index + 1}
                </span>
                <div>
                  <h3 className="type-h3">{name}</h3>
                  <p className="mt-2 text-base text-steel-800">{what}</p>
                </div>
              </div>
              <div className="col-span-full lg:col-span-8">
                <svg
                  aria-hidden="true"
                  className="h-5 w-full border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/18))]"
                >
                  {index === 0 && (
                    <pattern
                      id={HATCH}
                      width="7"
                      height="7"
                      patternUnits="userSpaceOnUse"
                      patternTransform="rotate(45)"
                    >
                      <rect width="1.5" height="7" className="fill-accent" />
                    </pattern>
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
                <dl className="mt-3 grid gap-x-8 gap-y-2 text-base leading-[1.4] sm:grid-cols-2">
                  <Fact name={t('Cuánto tarda')}>{time}</Fact>
                  <Fact name={t('Quién')}>{who}</Fact>
                  <Fact name={t('Recibes')}>{paper}</Fact>
                  <Fact name={t('Pagas')}>{pay}</Fact>
                </dl>
              </div>
            </li>
          ))}
        </ol>
        <div className="px-text grid-12 gap-y-4 pt-5">
          <div className="col-span-full lg:col-span-8 lg:col-start-5">
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

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-[6.5rem] text-steel-600">{name}</dt>
      <dd className="min-w-[min(100%,9rem)] flex-1">{children}</dd>
    </div>
  );
}
