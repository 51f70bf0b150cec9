import { RichText } from '#app/i18n/rich-text.tsx';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/figure-space.ts';

/** What the company answers for, each with its conditions. */
export function Guarantees() {
  const t = useTranslate();
  const guarantees = [
    [
      t('<figure>{{claims.structure-guarantee}} años</figure> de garantía comercial'),
      t(
        'De la estructura y por escrito, además de las responsabilidades legales de la LOE a diez, tres y un año. Las condiciones están en el contrato.',
      ),
    ],
    [
      t('<figure>+{{claims.profile-life}} años</figure> de vida útil estimada del perfil'),
      t(
        'Del acero galvanizado en interior seco y con la envolvente conservada, según el fabricante. No es la vida de la casa: los edificios se calculan para 50 años.',
      ),
    ],
    [
      t('<figure>{{claims.vat-home}} %</figure> de IVA en vivienda'),
      t(
        'Tipo reducido cuando la obra cumple el artículo 91 de la Ley del IVA. Los locales y las naves tributan al 21 %.',
      ),
    ],
    [
      t('<figure>{{claims.house-weeks.from}}–{{claims.house-weeks.to}}</figure> semanas garantizadas'),
      t('De la cimentación a las llaves, con la licencia concedida y el plazo de cada fase en el contrato.'),
    ],
  ] as const;
  return (
    <section className="night">
      <div className="frame py-section">
        <h2 className="type-h2 px-text pb-[clamp(2rem,4vw,3.5rem)]">{t('Garantías, no promesas')}</h2>
        <dl data-reveal="" className="border-line-night border-t">
          {guarantees.map(([name, conditions]) => (
            <div
              key={name}
              className="px-text grid-12 items-baseline gap-y-2 border-line-night border-b py-[clamp(1.1rem,2vw,1.75rem)]"
            >
              <dt className="col-span-full font-stretch-90% text-[clamp(1.375rem,1.2rem+.7vw,1.75rem)] leading-[1.3] tracking-[-.015em] lg:col-span-7">
                <RichText
                  text={name}
                  marks={{
                    figure: (words) => (
                      <b className="mr-[.15em] whitespace-nowrap font-medium font-stretch-80% text-[clamp(2.5rem,1.8rem+2.4vw,4rem)] tabular-nums leading-none tracking-[-.04em]">
                        {displayFigure(words)}
                      </b>
                    ),
                  }}
                />
              </dt>
              <dd className="col-span-full max-w-[40em] text-steel-100 lg:col-span-5">{conditions}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
