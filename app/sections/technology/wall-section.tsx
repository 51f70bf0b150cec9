import type { Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { millimetres, wallDepth } from '#app/sections/technology/measures.ts';
import { WallDiagram } from '#app/sections/technology/wall-diagram.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** "Our promise": the exterior wall, layer by layer. */
export function WallSection({ wall }: { wall: Wall }) {
  const t = useTranslate();
  const language = useLanguage();
  const depth = wallDepth(wall.layers);
  return (
    <section className="track">
      <div className="frame studs pt-section">
        <SectionHead
          title={t('Nuestra promesa cabe en {{centimetres}} centímetros', {
            centimetres: Math.round(depth / 10),
          })}
        >
          {t(
            'Ocho capas, y cada una hace un trabajo: sostener, aislar, cerrar el paso al agua o callar el ruido.',
          )}
        </SectionHead>
        <WallDiagram wall={wall} />
        <p className="type-note px-text max-w-[60em] pt-4 pb-section text-steel-600">
          {t(
            'Muro con SATE (aislamiento térmico por el exterior), {{total}} en total. Espesores indicativos: el cálculo los ajusta a cada proyecto y a su zona climática. Con fachada ventilada de piedra o cerámica el muro es más grueso.',
            { total: millimetres(depth, language) },
          )}
        </p>
      </div>
    </section>
  );
}
