import type { ClaimRange } from '#app/content/claims.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { EDGE_TO_EDGE, phoneSizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/shared/render-note.tsx';
import { Figure, FigureGrid, Ruler, RulerKey } from '#app/sections/sustainability/figure.tsx';
import { Goals, Loop, WrappedHouse } from '#app/sections/sustainability/figure-drawings.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** Source and scope of a figure: none is shown without them (Directive (EU) 2024/825). */
function Basis({ children }: { children: string }) {
  return <span className="mt-3 block text-small text-steel-600">{children}</span>;
}

/** Goals of the 2030 Agenda, and which of them this work is about. */
const GOALS = { all: 17, touched: [9, 11, 12, 13] };

type FigureId = 'less-co2' | 'less-water' | 'less-waste';

type Props = {
  wide: PictureData;
  phone: PictureData;
  rendered: boolean;
  figures: Record<FigureId, ClaimRange>;
};

/** Head, picture and six figures: first what is saved, to scale, then, smaller, what no ruler measures. */
export function Figures({ wide, phone, rendered, figures }: Props) {
  const t = useTranslate();
  const whole = t('{{number}} %', { number: 100 });
  return (
    <section className="frame studs">
      <PageHead
        title={t('Construir con menos huella y con las cuentas a la vista')}
        lead={t(
          'Cuatro estimaciones nuestras y dos referencias: qué mide cada cifra, frente a qué y quién lo dice.',
        )}
      />
      <div className="bleed to-edges relative [@media(width>=106rem)]:h-184 aspect-[4/3] md:aspect-[2/1]">
        <Picture
          picture={wide}
          phone={{ picture: phone, sizes: phoneSizes(100) }}
          sizes={EDGE_TO_EDGE}
          first
        />
      </div>
      {rendered && (
        <div className="px-text py-3">
          <RenderNote />
        </div>
      )}
      <div className="track px-text py-4">
        <RulerKey
          usual={t('obra convencional = {{percent}} %', { percent: 100 })}
          ours={t('obra en acero, la nuestra')}
          margin={t('margen entre obras')}
        />
      </div>
      <FigureGrid>
        <Figure
          figure={t('−{{claims.less-co2}} %')}
          drawing={<Ruler {...figures['less-co2']} whole={whole} />}
          title={t('Emisiones de CO₂')}
        >
          {t('Hasta un {{claims.less-co2}} % menos de emisiones al construir que con hormigón y ladrillo.')}
          <Basis>
            {t('Estimación de la empresa, solo de la fase de construcción. El uso de la casa va aparte.')}
          </Basis>
        </Figure>
        <Figure
          figure={t('−{{claims.less-water.from}} a −{{claims.less-water.to}} %')}
          drawing={<Ruler {...figures['less-water']} whole={whole} />}
          title={t('Agua en obra')}
        >
          {t(
            'La estructura se atornilla y los muros se cierran con placas: el agua se queda en la cimentación, los morteros de fachada, los alicatados y la limpieza.',
          )}
          <Basis>
            {t(
              'Estimación de la empresa, solo de la fase de obra. La cimentación gasta agua como cualquier otra.',
            )}
          </Basis>
        </Figure>
        <Figure
          figure={t('−{{claims.less-waste}} %')}
          drawing={<Ruler {...figures['less-waste']} whole={whole} />}
          title={t('Residuo de material')}
        >
          {t('Menos viajes de contenedor: hasta un {{claims.less-waste}} % menos de material desperdiciado.')}
          <Basis>
            {t(
              'Estimación de la empresa, frente a una obra convencional. El programa británico WRAP midió más en 2007: entre un 40 y un 70 %.',
            )}
          </Basis>
        </Figure>
        <Figure
          minor
          figure={t('+{{claims.more-efficient}} %')}
          drawing={<WrappedHouse />}
          title={t('Eficiencia energética')}
        >
          {t('Hasta un {{claims.more-efficient}} % más eficiente que una vivienda convencional equivalente.')}
          <Basis>{t('Estimación de la empresa. El valor de tu casa lo da su certificado energético.')}</Basis>
        </Figure>
        <Figure minor figure={t('{{claims.recyclable}} %')} drawing={<Loop />} title={t('Economía circular')}>
          {t(
            'El acero es {{claims.recyclable}} % reciclable, y tantas veces como haga falta, sin perder propiedades.',
          )}
          <Basis>
            {t('Según la asociación mundial worldsteel, 2023. Vale para el acero, no para la casa entera.')}
          </Basis>
        </Figure>
        <Figure
          minor
          figure={t('{{count}} de {{all}}', { count: GOALS.touched.length, all: GOALS.all })}
          drawing={<Goals {...GOALS} />}
          title={t('Agenda 2030')}
        >
          {t(
            'Nuestro trabajo se relaciona con cuatro de sus objetivos: industria (9), ciudades (11), consumo responsable (12) y clima (13).',
          )}
          <Basis>{t('Todavía no medimos cuánto aportamos a cada uno.')}</Basis>
        </Figure>
      </FigureGrid>
    </section>
  );
}
