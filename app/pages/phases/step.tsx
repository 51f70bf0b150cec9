import type { Phase } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Mark } from '#app/ui/mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PhaseDrawing } from './phase-drawing.tsx';
import { phaseDuration, phaseWeeks } from './phase-duration.ts';
import { TwoBars } from './two-bars.tsx';

type Props = {
  phase: Phase;
  number: number;
  /** weeks before its start if all phases before it take their shortest */
  earliest: number;
  /** weeks of all phases, if all take their longest */
  total: number;
  picture: PictureData | undefined;
};

/** One phase: what happens, how long it takes and in which weeks. Its picture shows where no sticky one does (`staged`). */
export function Step({ phase, number, earliest, total, picture }: Props) {
  const t = useTranslate();
  return (
    <article
      id={`fase-${number}`}
      aria-labelledby={`fase-${number}-nombre`}
      className="border-line border-b last:border-b-0 max-lg:staged:scroll-mt-[calc(min(62.5vw,44svh)+2rem)] lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:staged:block print:grid print:break-inside-avoid print:grid-cols-2"
    >
      {picture && (
        <div className="relative aspect-16/10 bg-sand staged:hidden lg:aspect-auto print:aspect-auto lg:border-line lg:border-r">
          <Picture picture={picture} sizes={sizes(100, '(width < 1024px) 100vw, 67vw')} />
        </div>
      )}
      <div className="flex flex-col px-bleed py-9 max-lg:staged:min-h-[min(62svh,48rem)] lg:justify-center lg:py-step-5 lg:staged:min-h-[min(88svh-var(--spacing-header),60rem)] print:py-5 print:pl-5">
        <div className="mb-4 flex items-end justify-between gap-4 lg:mb-6">
          <span aria-hidden="true" className="axis size-11 text-body">
            {number}
          </span>
          <PhaseDrawing name={phase.icon} />
        </div>
        <h2 id={`fase-${number}-nombre`} tabIndex={-1} className="type-h2-side">
          <span className="sr-only">{t('Fase {{number}}.', { number })} </span>
          {phase.name}
        </h2>
        <div className="mt-6 grid gap-2">
          <p className="font-semibold font-stretch-90% text-large tabular-nums">
            {phaseWeeks(t, phase, earliest)}{' '}
            <span className="ml-1.5 font-normal text-base text-steel-600">
              {t('dura {{duration}}', { duration: phaseDuration(t, phase.weeks) })}
            </span>
          </p>
          <div
            className="relative h-8 border-line-strong border-b ticks-(--weeks)"
            style={{ '--weeks': total }}
          >
            <div className="absolute inset-x-0 inset-y-1">
              <TwoBars start={phase.start} weeks={phase.weeks} earliest={earliest} total={total} />
            </div>
          </div>
        </div>
        <p className="mt-4 max-w-measure-30 text-steel-800">{phase.description}</p>
        <ul className="mt-5 border-line border-t">
          {phase.steps.map((step) => (
            <li key={step} className="flex gap-3 border-line border-b py-3 text-base leading-text">
              <Mark className="mt-1 h-4 flex-none text-oxide" />
              {step}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
