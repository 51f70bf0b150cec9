import { useId } from 'react';
import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

/** A plan or section of the work. On phones its dimensions would be too small to read: it keeps its size and is moved. */
export function WorkDrawing({ svg, caption }: NonNullable<FoundWork['drawing']>) {
  const t = useTranslate();
  const id = useId();
  return (
    <figure className="frame studs track">
      <p className="type-note py-3 text-steel-600 md:hidden print:hidden">
        {t('Desliza el dibujo para verlo entero.')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="bleed opens-in-middle bg-chalk px-gutter py-[clamp(1.5rem,3vw,3rem)] focus-visible:-outline-offset-4 md:px-bay [&_svg]:h-auto [&_svg]:w-full max-md:[mask-image:linear-gradient(90deg,transparent,#000_var(--spacing-gutter),#000_calc(100%-2*var(--spacing-gutter)),transparent)] max-md:print:[mask-image:none] max-md:[&_svg]:w-[38rem] max-md:[&_svg]:max-w-none"
        // From the repository, checked by app/content/works.ts.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption id={id} className="type-note px-text py-4 text-steel-600">
        {caption}
      </figcaption>
    </figure>
  );
}
