import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import type { Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { layerThickness, millimetres } from '#app/sections/wall/measures.ts';
import { WallDrawing } from './wall-drawing.tsx';
import { NARROW, WIDE } from './wall-geometry.ts';
import { WallLegend } from './wall-legend.tsx';

/**
 * The eight layers as a drawing and as a list. Hovering or clicking a layer or its entry, or focusing the entry, lifts the
 * layer out; a clicked one stays until it is clicked again or Escape is pressed. Clicking an entry also expands it where
 * it is collapsed.
 */
export function WallDiagram({ label, wall }: { label: string; wall: Wall }) {
  const t = useTranslate();
  const language = useLanguage();
  const [pinned, setPinned] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const active = focused ?? pointed ?? pinned;

  function release() {
    setPinned(undefined);
    setFocused(undefined);
    setPointed(undefined);
  }

  function choose(event: MouseEvent) {
    const layer = layerOf(event);
    if (layer === undefined) return;
    release();
    if (layer !== pinned) setPinned(layer);
    const { target } = event;
    const fold =
      target instanceof Element &&
      !target.closest('summary') &&
      target.closest('li')?.querySelector('details');
    if (fold) fold.open = layer !== pinned;
  }

  useEffect(() => {
    if (active === undefined) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && release();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on the drawing do what the buttons of the list do
    // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, the buttons are used
    <div
      data-wall={active === undefined ? '' : 'lifted'}
      className="bleed border-line border-y bg-chalk"
      onPointerOver={(event: PointerEvent) => event.pointerType !== 'touch' && setPointed(layerOf(event))}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && setFocused(layerOf(event))}
      onBlur={() => setFocused(undefined)}
      onClick={choose}
    >
      <div className="px-text border-line border-b bg-chalk pt-step-1 pb-3 max-md:top-header max-md:z-2 max-md:[@media(min-height:740px)]:sticky">
        <WallDrawing
          layers={wall.layers}
          view={WIDE}
          label={label}
          active={active}
          captions={{
            exterior: t('Exterior'),
            interior: t('Interior'),
            spacing: millimetres(wall.spacing, language),
            thicknesses: wall.layers.map((layer) => layerThickness(layer, language)),
          }}
          className="w-full overflow-visible max-md:hidden print:max-w-128"
        />
        <WallDrawing
          layers={wall.layers}
          view={NARROW}
          label={label}
          active={active}
          className="mx-auto w-full max-w-104 overflow-visible md:hidden"
        />
      </div>
      <WallLegend layers={wall.layers} active={active} pinned={pinned} />
    </div>
  );
}

/** The layer an event happened on, counted from outside. */
function layerOf({ target }: SyntheticEvent): number | undefined {
  const layer = target instanceof Element ? target.closest('[data-layer]')?.getAttribute('data-layer') : null;
  return layer ? Number(layer) : undefined;
}
