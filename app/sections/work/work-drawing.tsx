import { useId } from 'react';
import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

/** A plan or section of the work. On phones its dimensions would be too small to read: it keeps its size and is moved. */
export function WorkDrawing({ svg, caption }: NonNullable<FoundWork['drawing']>) {
  const t = useTranslate();
  const id = useId();
  return (
    <figure className="frame studs track">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="bleed overflow-x-auto bg-chalk px-gutter py-[clamp(1.5rem,3vw,3rem)] focus-visible:-outline-offset-4 md:px-bay [&_svg]:h-auto [&_svg]:w-full max-md:[&_svg]:w-[46rem] max-md:[&_svg]:max-w-none"
        // From the repository, checked by app/content/works.ts.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className="type-note px-text py-4 text-steel-600">
        <span className="mb-2 block md:hidden print:hidden">{t('Desliza el dibujo para verlo entero.')}</span>
        <span id={id}>{caption}</span>
      </figcaption>
    </figure>
  );
}
