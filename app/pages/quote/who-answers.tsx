import type { ContentOf, Person, Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Languages } from './languages.tsx';
import { PersonDrawing } from './person-drawing.tsx';

const PORTRAIT = sizes(25, '7rem');

type Props = Pick<Service, 'languages'> & {
  words: ContentOf<'quote'>['who'];
  /** undefined while the owner has named nobody */
  person?: Pick<Person, 'name' | 'trade' | 'text' | 'sample' | 'icon'> & { portrait?: PictureData };
};

/** Who reads the message, and in which languages. */
export function WhoAnswers({ words, languages, person }: Props) {
  const t = useTranslate();
  return (
    <section aria-labelledby="quote-who" className="px-bleed py-step-3">
      <h2 id="quote-who" className="type-h3">
        {words.heading}
      </h2>
      <p className="mt-2 text-base text-steel-800">{words.lead}</p>
      {person && (
        <div data-who-answers="" className="mt-5 grid 3xs:grid-cols-thumbnail items-start gap-x-5">
          <div className="relative aspect-4/5 border border-line bg-chalk max-3xs:mb-3 max-3xs:w-24">
            {person.portrait ? (
              <Picture picture={person.portrait} sizes={PORTRAIT} />
            ) : (
              <PersonDrawing icon={person.icon} />
            )}
          </div>
          <div>
            <h3 className="text-base leading-snug">
              <span className="font-semibold font-stretch-94%">{person.trade}</span>{' '}
              <span className="block text-small text-steel-600">
                {person.name}
                {person.sample && <>, {t('persona de muestra')}</>}
              </span>
            </h3>
            <p className="mt-1.5 text-base text-steel-800 leading-text">{person.text}</p>
          </div>
        </div>
      )}
      <Languages languages={languages} />
    </section>
  );
}
