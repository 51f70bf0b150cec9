import { useEffect, useState } from 'react';
import type { WallLayer } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { layerThickness } from '#app/sections/technology/measures.ts';

type Props = { layers: readonly WallLayer[]; active: number | undefined; pinned: number | undefined };

const ENTRY =
  'grid size-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-[.85rem] gap-y-[.15rem] px-gutter pt-[1.1rem] pb-5 text-left transition-colors duration-200 focus-visible:shadow-none focus-visible:outline-offset-[-4px] max-md:scroll-mt-[calc(min(110vw,30rem)+var(--spacing-header))] sm:px-bay';

/**
 * What each layer is, how thick, and what for. Entries become buttons once there is a script to answer them: before
 * that they are plain text, so that nothing on the page is dead.
 */
export function WallLegend({ layers, active, pinned }: Props) {
  const language = useLanguage();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
      {layers.map((layer, index) => {
        const lit = index === active;
        const text = (
          <>
            <span
              aria-hidden="true"
              className={`axis row-span-3 h-8 w-8 text-[.875rem] transition-colors duration-200 ${lit ? 'axis-active' : ''}`}
            >
              {index + 1}
            </span>
            <b className="font-semibold font-stretch-94% leading-tight">{layer.name}</b>
            <span className="type-note font-medium text-oxide-text tabular-nums">
              {layerThickness(layer, language)}
            </span>
            <span className="mt-[.15rem] text-pretty text-base text-steel-800 leading-[1.4]">
              {layer.purpose}
            </span>
          </>
        );
        return (
          <li
            key={layer.id}
            className="border-line not-first:border-t sm:nth-2:border-t-0 sm:even:border-l lg:nth-[-n+4]:border-t-0 lg:not-nth-[4n+1]:border-l"
          >
            {scripted ? (
              <button
                type="button"
                data-layer={index}
                aria-pressed={index === pinned}
                className={`${ENTRY} ${lit ? 'bg-paper' : ''}`}
              >
                {text}
              </button>
            ) : (
              // Marked too, so that a tap before hydration is kept.
              <div data-layer={index} className={ENTRY}>
                {text}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
