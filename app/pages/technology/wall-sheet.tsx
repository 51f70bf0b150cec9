import type { ContentOf, Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { WallSheetDrawing } from './wall-sheet-drawing.tsx';

/** Class of `html` with which this sheet alone is printed (app/styles/print.css). */
const ALONE = 'prints-wall-sheet';

/** Prints the sheet without the page it belongs to. */
export function printWallSheet(): void {
  document.documentElement.classList.add(ALONE);
  addEventListener('afterprint', () => document.documentElement.classList.remove(ALONE), { once: true });
  window.print();
}

type Props = { words: ContentOf<'technology'>['sheet']; wall: Wall };

/** The wall at its true size on a sheet of its own, A4, landscape, in print alone: by its link, or with the whole page. */
export function WallSheet({ words, wall }: Props) {
  const total = millimetres(Math.round(wallDepth(wall.layers)), useLanguage());
  return (
    <section data-wall-sheet="" className="hidden print:block">
      <h2 className="type-h2">{words.heading}</h2>
      <p className="mt-5 max-w-measure-36">{filled(words.lead, { total })}</p>
      <WallSheetDrawing wall={wall} label={filled(words.label, { total })} />
    </section>
  );
}
