import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { answerPath } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = { plan: PlannerCase; showPrices: boolean };

/** What the sum leaves out, and what follows for who builds. */
export function Around({ plan, showPrices }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { building, business, resident } = plan;
  const isHome = building === 'home' || building === 'homes';
  const out = [
    t('Los muebles y electrodomésticos'),
    t('Los intereses del préstamo, que dependen del banco'),
    t('Llevar los servicios a una parcela sin urbanizar'),
    t('La fianza de residuos, que se devuelve'),
    t('Lo de cada año: IBI, seguro del hogar y, si vives fuera, el impuesto de no residentes'),
  ];
  const follows = [
    isHome
      ? t(
          'La obra de una vivienda contratada directamente con quien la construye lleva un {{claims.vat-home}} % de IVA; los honorarios y estudios, un {{claims.vat-general}} %.',
        )
      : t('La obra de un local o de una nave lleva un {{claims.vat-general}} % de IVA.'),
    business &&
      t('Una empresa puede deducir el IVA según su actividad: pregunta a tu asesor cuánto del tuyo.'),
    isHome &&
      (business || building === 'homes'
        ? t('El seguro decenal es obligatorio para viviendas que se venden o alquilan.')
        : t(
            'Para tu propia casa, el seguro decenal es voluntario. Decídelo antes de empezar, por si un día vendes.',
          )),
    !resident &&
      t(
        'Necesitas el NIE, el número de identidad de extranjero; con un poder notarial se hace casi todo sin viajar.',
      ),
    !resident &&
      t(
        'Algunos préstamos para construir son solo para residentes. Pregunta al banco antes de comprar la parcela.',
      ),
    !resident &&
      t(
        'Si no eres de la UE, en parte de la Vega Baja hace falta un permiso militar para comprar y construir.',
      ),
  ].filter((text) => text !== false);
  return (
    <section className="track">
      <div className="frame studs bleed grid lg:grid-cols-2">
        {showPrices && (
          <div className="px-bleed py-[clamp(2rem,4vw,3.5rem)]">
            <h2 className="type-h3">{t('Lo que la suma no lleva')}</h2>
            <ul className="mt-3 text-base leading-[1.4]">
              {out.map((item) => (
                <li key={item} className="flex gap-3 border-line border-t py-[.6rem]">
                  <Icon name="close" className="mt-[.3em] size-[.8em] text-steel-600" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="px-bleed border-line py-[clamp(2rem,4vw,3.5rem)] max-lg:border-t lg:border-l">
          <h2 className="type-h3">{t('Lo que sigue de quién construye')}</h2>
          <ul className="mt-3 text-base leading-[1.4]">
            {follows.map((item) => (
              <li key={item} className="border-line border-t py-[.6rem]">
                {item}
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <TextLink to={answerPath(resident ? 'vat-rates' : 'building-from-abroad', language)}>
              {resident ? t('El IVA, con detalle') : t('Construir desde fuera')}
            </TextLink>
            <TextLink to={answerPath(resident ? 'mortgage' : 'non-resident-mortgage', language)}>
              {t('La hipoteca')}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
