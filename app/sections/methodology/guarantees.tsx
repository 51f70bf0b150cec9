import { RichText } from '#app/i18n/rich-text.tsx';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What the contract guarantees, and two facts for the client's own sums, each with its conditions. */
export function Guarantees() {
  const t = useTranslate();
  const contract = {
    dt: 'text-[clamp(1.375rem,1.2rem+.7vw,1.75rem)] leading-[1.3] tracking-[-.015em]',
    figure:
      'mb-1 block whitespace-nowrap max-[18em]:whitespace-normal font-stretch-80% text-[clamp(2.5rem,1.8rem+2.4vw,4rem)] leading-none tracking-[-.04em]',
  };
  const sums = { dt: 'text-[1.25rem] leading-[1.3]', figure: '' };
  const groups = [
    {
      name: t('En el contrato'),
      look: contract,
      entries: [
        [
          t(
            '<figure>{{claims.structure-guarantee}} {{claims.structure-guarantee | año | años}}</figure> de garantía comercial',
          ),
          t(
            'De la estructura y por escrito, además de los diez, tres y un año que impone la Ley de Ordenación de la Edificación (LOE). Las condiciones están en el contrato.',
          ),
        ],
        [
          t('<figure>{{claims.house-weeks.from}}–{{claims.house-weeks.to}} semanas</figure> garantizadas'),
          t(
            'Para una vivienda unifamiliar de tamaño medio, del acta de replanteo (el inicio de obra) a las llaves, con la licencia concedida y el proyecto cerrado. El contrato fija las semanas de la tuya. Villas con piscina, edificios, locales y naves llevan su propio calendario.',
          ),
        ],
      ],
    },
    {
      name: t('Para tus cuentas'),
      look: sums,
      entries: [
        [
          t('<figure>{{claims.vat-home}} %</figure> de IVA en vivienda'),
          t(
            'Tipo reducido, a noviembre de 2026, si la obra cumple el artículo 91 de la Ley del IVA. Los locales y las naves tributan al {{claims.vat-general}} %; las reformas y ampliaciones tienen otros requisitos.',
          ),
        ],
        [
          t('<figure>+{{claims.profile-life}} años</figure> de vida útil estimada del perfil'),
          t(
            'Estimación del fabricante para acero galvanizado en interior seco y con la envolvente conservada; el Steel Construction Institute da más de 200 (P262, 2009). La casa es otra cosa: los edificios se calculan para 50 años.',
          ),
        ],
      ],
    },
  ] as const;
  return (
    <section className="night">
      <div className="frame py-section">
        <SectionHead title={t('Lo que firmamos y lo que conviene saber')}>
          {t(
            'Dos compromisos van en el contrato, con tu firma y la nuestra. Los otros dos datos los ponen la ley y el fabricante de los perfiles: sirven para echar cuentas.',
          )}
        </SectionHead>
        {groups.map(({ name: group, look, entries }) => (
          <section key={group} className="[&+section]:mt-10">
            <h3 className="type-h3 px-text pb-4 text-steel-100">{group}</h3>
            <dl data-reveal="" className="border-line-night border-t lg:grid lg:grid-cols-2 lg:border-b">
              {entries.map(([name, conditions]) => (
                <div
                  key={name}
                  className="grid gap-y-2 border-line-night py-[clamp(1.1rem,2vw,1.75rem)] max-lg:border-b lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-4 lg:not-first:border-l"
                >
                  <dt className={`px-text font-stretch-90% ${look.dt}`}>
                    <RichText
                      text={name}
                      marks={{
                        figure: (words) => (
                          <b className={`font-medium tabular-nums ${look.figure}`}>{displayFigure(words)}</b>
                        ),
                      }}
                    />
                  </dt>
                  <dd className="px-text max-w-[44em] text-steel-100">{conditions}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
