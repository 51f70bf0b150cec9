import type { ContentOf, Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { Button } from '#app/ui/button.tsx';
import { WallSheetDrawing } from './wall-sheet-drawing.tsx';

/** Class of `html` with which this sheet alone is printed (app/styles/print.css). */
const ALONE = 'prints-wall-sheet';

function printAlone(): void {
  document.documentElement.classList.add(ALONE);
  addEventListener('afterprint', () => document.documentElement.classList.remove(ALONE), { once: true });
  window.print();
}

type Props = { words: ContentOf<'technology'>['sheet']; wall: Wall };

/** The wall at its true size on a sheet of its own: A4, landscape. Whoever prints the whole page gets it as well. */
export function WallSheet({ words, wall }: Props) {
  const t = useTranslate();
  const total = millimetres(Math.round(wallDepth(wall.layers)), useLanguage());
  return (
    <section data-wall-sheet="" className="track">
      <div className="frame studs py-section">
        <div className="grid-12 items-end gap-y-6">
          <div className="px-text col-span-full lg:col-span-8">
            <h2 className="type-h2">{words.heading}</h2>
            <p className="mt-5 max-w-measure-36 text-steel-800">{filled(words.lead, { total })}</p>
          </div>
          <div className="px-text col-span-full lg:col-span-4 lg:justify-self-end">
            <Button variant="secondary" className="no-js:hidden" onClick={printAlone}>
              {t('Imprimir la hoja')}
            </Button>
          </div>
        </div>
        <WallSheetDrawing wall={wall} label={filled(words.label, { total })} />
      </div>
    </section>
  );
}
