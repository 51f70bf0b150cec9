import type { Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { millimetres, wallDepth } from '#app/sections/technology/measures.ts';
import { WallSheetDrawing } from '#app/sections/technology/wall-sheet-drawing.tsx';
import { Button } from '#app/ui/button.tsx';

/** Class of `html` with which this sheet alone is printed (app/styles/print.css). */
const ALONE = 'prints-wall-sheet';

function printAlone(): void {
  document.documentElement.classList.add(ALONE);
  addEventListener('afterprint', () => document.documentElement.classList.remove(ALONE), { once: true });
  window.print();
}

/** The wall at its true size on a sheet of its own: A4, landscape. Whoever prints the whole page gets it as well. */
export function WallSheet({ wall }: { wall: Wall }) {
  const t = useTranslate();
  const total = millimetres(Math.round(wallDepth(wall.layers)), useLanguage());
  return (
    <section data-wall-sheet="" className="track">
      <div className="frame studs py-section">
        <div className="grid-12 items-end gap-y-6">
          <div className="px-text col-span-full lg:col-span-8">
            <h2 className="type-h2">{t('El mismo muro, a tamaño real')}</h2>
            <p className="mt-5 max-w-[36em] text-steel-800">
              {t(
                'En una hoja A4, impresa al 100 %, sin ajustar a la página: el corte mide {{total}}. Ponla contra tu pared y compara.',
                { total },
              )}
            </p>
          </div>
          <div className="px-text col-span-full lg:col-span-4 lg:justify-self-end">
            <Button variant="secondary" className="no-js:hidden" onClick={printAlone}>
              {t('Imprimir la hoja')}
            </Button>
          </div>
        </div>
        <WallSheetDrawing
          wall={wall}
          label={t('Corte del muro de {{total}}, de fuera a dentro.', { total })}
        />
      </div>
    </section>
  );
}
