import { useEffect, useState } from 'react';
import type { WallLayer } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { layerThickness } from '#app/sections/wall/measures.ts';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';

type Props = { layers: readonly WallLayer[]; active: number | undefined; pinned: number | undefined };

const ENTRY =
  'grid w-full 3xs:grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-0.5 px-gutter pt-4.5 text-left focus-visible:box-shadow-none focus-visible:-outline-offset-4 max-md:scroll-mt-[calc(min(110vw,30rem)+var(--spacing-header))] max-md:pr-14 max-md:pb-4 sm:px-bay';

/**
 * Name, thickness and purpose of each layer. Entries become buttons after hydration: before it they are plain text, so
 * that no control is dead. On phones the purpose is collapsed.
 */
export function WallLegend({ layers, active, pinned }: Props) {
  const language = useLanguage();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <ol className="cells sm:grid-cols-2 lg:grid-cols-4">
      {layers.map((layer, index) => {
        const lit = index === active;
        const text = (
          <>
            <span
              aria-hidden="true"
              className={`axis 3xs:row-span-2 h-8 w-8 text-note transition-colors duration-200 ${lit ? 'axis-active' : ''}`}
            >
              {index + 1}
            </span>
            <b className="font-semibold font-stretch-94% leading-tight">{layer.name}</b>
            <span className="type-note font-medium text-oxide-text tabular-nums">
              {layerThickness(layer, language)}
            </span>
          </>
        );
        return (
          <li
            key={layer.id}
            data-layer={index}
            className={`transition-colors duration-200 ${lit ? 'bg-paper' : ''}`}
          >
            {scripted ? (
              <button type="button" data-layer={index} aria-pressed={index === pinned} className={ENTRY}>
                {text}
              </button>
            ) : (
              // With `data-layer` too: a tap before hydration is then repeated (app/hydration/hydrate-on-intent.ts).
              <div data-layer={index} className={ENTRY}>
                {text}
              </div>
            )}
            <NarrowFold label={layer.name}>
              <p className="px-gutter pb-5 text-base text-steel-800 leading-text 3xs:ml-11.5 sm:px-bay md:mt-1">
                {layer.purpose}
              </p>
            </NarrowFold>
          </li>
        );
      })}
    </ol>
  );
}
