import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Phase } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { hasFastConnection } from '#app/lib/fast-connection.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { PictureStack } from '#app/ui/picture-stack.tsx';
import { useInView } from '#app/ui/video-in-view.ts';
import { Step } from './step.tsx';
import { StepBar } from './step-bar.tsx';
import { sumsOfShortest, weeksInAll } from './two-bars.tsx';
import { useCurrentStep } from './use-current-step.ts';
import { useStepFocus } from './use-step-focus.ts';

type Props = {
  phases: readonly Phase[];
  pictures: readonly PictureData[];
};

const ScrollFilm = lazy(() =>
  import('./scroll-film.tsx').then(
    (module) => ({ default: module.ScrollFilm }),
    // If the code does not arrive, the pictures below stay.
    () => ({ default: () => null }),
  ),
);

/** Whether the film may be fetched and scrubbed: motion is not reduced, and the connection is fast. */
function useMoving(): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => setMoving(!calm.matches && hasFastConnection());
    decide();
    calm.addEventListener('change', decide);
    return () => calm.removeEventListener('change', decide);
  }, []);
  return moving;
}

/** The five phases, one after the other beside one picture that changes with what is being read. */
export function Scroller({ phases, pictures }: Props) {
  const t = useTranslate();
  const steps = useRef<HTMLDivElement>(null);
  const current = useCurrentStep(steps);
  useStepFocus();
  // The other pictures are rendered after hydration, and load lazily.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const stage = useRef<HTMLDivElement>(null);
  const seen = useInView(stage);
  const [reached, setReached] = useState(false);
  if (seen && !reached) setReached(true);
  const moving = useMoving();
  const earliest = sumsOfShortest(phases);
  const total = weeksInAll(phases);

  return (
    <section
      // Scroll anchoring would hold on to the sticky picture, and stop a smooth scroll half way.
      aria-label={t('Las cinco fases')}
      className="lg:frame lg:studs lg:grid-12 relative border-line border-t [overflow-anchor:none]"
    >
      <div className="above-banner sticky top-header z-5 hidden flex-col self-start staged:flex lg:col-span-8 lg:h-[min(100svh-var(--spacing-header)-var(--banner),60rem)] lg:border-line lg:border-r">
        <div
          ref={stage}
          className="relative aspect-16/10 max-h-[44svh] w-full flex-none overflow-hidden bg-sand lg:aspect-auto lg:max-h-none lg:flex-1"
        >
          <PictureStack
            pictures={pictures}
            current={current}
            sizes={sizes(100, '(width < 1024px) 100vw, max(67vw, min(138vh, 90rem))')}
            alone={!ready}
          />
          {moving && reached && pictures[0] && (
            <Suspense>
              <ScrollFilm
                phases={phases}
                current={current}
                steps={steps}
                stage={stage}
                position={pictures[0].position}
              />
            </Suspense>
          )}
        </div>
        <StepBar phases={phases} current={current} />
      </div>
      <div ref={steps} className="lg:col-span-12 lg:staged:col-span-4">
        {phases.map((phase, index) => (
          <Step
            key={phase.id}
            phase={phase}
            number={index + 1}
            earliest={earliest[index] ?? 0}
            total={total}
            picture={pictures[index]}
          />
        ))}
      </div>
    </section>
  );
}
