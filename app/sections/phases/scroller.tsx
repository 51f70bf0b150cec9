import { useEffect, useRef, useState } from 'react';
import type { Phase } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Step } from '#app/sections/phases/step.tsx';
import { StepBar } from '#app/sections/phases/step-bar.tsx';
import { useCurrentStep } from '#app/sections/phases/use-current-step.ts';
import { useStepFocus } from '#app/sections/phases/use-step-focus.ts';
import { PictureStack } from '#app/ui/picture-stack.tsx';

type Props = { phases: readonly Phase[]; pictures: readonly PictureData[] };

/** The five phases, one after the other beside one picture that changes with what is being read. */
export function Scroller({ phases, pictures }: Props) {
  const t = useTranslate();
  const steps = useRef<HTMLDivElement>(null);
  const current = useCurrentStep(steps);
  useStepFocus();
  // The rest of the pictures come after the page has been taken over, and then only when the stage is near.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  return (
    <section
      // Otherwise the browser holds on to the pinned picture and stops a smooth scroll half way.
      aria-label={t('Las cinco fases')}
      className="lg:frame lg:studs lg:grid-12 relative border-line border-t [overflow-anchor:none]"
    >
      <div className="sticky top-header z-5 hidden flex-col self-start staged:flex lg:col-span-8 lg:h-[min(100svh-var(--spacing-header),60rem)] lg:border-line lg:border-r">
        <div className="relative aspect-[16/10] max-h-[44svh] w-full flex-none overflow-hidden bg-sand lg:aspect-auto lg:max-h-none lg:flex-1">
          <PictureStack
            pictures={pictures}
            current={current}
            sizes={sizes(100, '(width < 1024px) 100vw, max(67vw, min(138vh, 90rem))')}
            alone={!ready}
          />
        </div>
        <StepBar phases={phases} current={current} />
      </div>
      <div ref={steps} className="lg:col-span-12 lg:staged:col-span-4">
        {phases.map((phase, index) => (
          <Step key={phase.id} phase={phase} number={index + 1} picture={pictures[index]} />
        ))}
      </div>
    </section>
  );
}
