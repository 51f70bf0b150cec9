import type { Service } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { Languages } from '#app/sections/shared/languages.tsx';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { BayHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const BAY = 'px-bleed border-line py-[clamp(2rem,4vw,4rem)] max-lg:border-t lg:border-l';

/** In which towns the company builds, which languages it speaks, and how works are followed from far away. */
export function Where({ service: { areas, languages, abroad } }: { service: Service }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="track">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <BayHead title={t('Dónde construimos y cómo sigues tu obra')}>
          {[areas, languages, abroad].some(({ sample }) => sample) && <SampleNote />}
        </BayHead>
        <div className={`${BAY} bleed`}>
          <h3 className="type-h3">{t('En la provincia de Alicante')}</h3>
          <dl className="mt-4 grid gap-3 text-base leading-[1.4]">
            {areas.places.map(({ name, towns }) => (
              <div key={name}>
                <dt className="font-semibold font-stretch-94%">{name}</dt>
                <dd className="text-steel-800">{towns.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={`${BAY} bleed`}>
          <h3 className="type-h3">{t('En tu idioma')}</h3>
          <Languages languages={languages} />
        </div>
        <div className={`${BAY} bleed`}>
          <h3 className="type-h3">{t('Si vives lejos')}</h3>
          <ul className="mt-4 text-base leading-[1.4]">
            {abroad.ways.map((way) => (
              <li key={way} className="border-line border-t py-[.7rem] text-steel-800">
                {way}
              </li>
            ))}
          </ul>
          <TextLink to={`${pathFor('answers', language)}#group-abroad`} className="mt-4">
            {t('Más sobre construir desde lejos')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
