import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Languages } from '#app/sections/shared/languages.tsx';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';
import { settings } from '#app/site/settings.ts';

/** Who reads what is written beside it, and in which languages. */
export function WhoAnswers({ languages }: Pick<Service, 'languages'>) {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="quote-who"
      className="px-bleed border-line border-t py-[clamp(1.5rem,2.6vw,2.25rem)]"
    >
      <h2 id="quote-who" className="type-h3">
        {t('Quién te contesta')}
      </h2>
      <p className="mt-2 text-base text-steel-800">
        {t('Lo lee y lo contesta nuestra oficina de {{city}}.', {
          city: settings.company.address.city,
        })}
      </p>
      <Languages languages={languages} />
      {languages.sample && <SampleNote className="mt-2" />}
    </section>
  );
}
