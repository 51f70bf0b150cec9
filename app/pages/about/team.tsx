import type { ContentOf, Person } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

const PORTRAIT = sizes(27, '6.5rem');

type Props = {
  words: ContentOf<'about'>['team'];
  people: (Omit<Person, 'picture'> & { portrait?: PictureData })[];
};

/** The people who run the works. Renders nothing while the owner has named nobody. */
export function Team({ words, people }: Props) {
  const t = useTranslate();
  if (people.length === 0) return null;
  return (
    <section className="track">
      <div className="frame studs pt-step-3">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <ul
          data-reveal=""
          data-team=""
          className="bleed cells border-line border-t md:grid-cols-2 lg:grid-cols-4"
        >
          {people.map(({ id, name, trade, text, languages, sample, portrait }) => (
            <li key={id} className="px-bleed py-step-1">
              {portrait && (
                <div className="relative mb-4 aspect-4/5 w-26 bg-chalk">
                  <Picture picture={portrait} sizes={PORTRAIT} />
                </div>
              )}
              <h3>
                <span className="type-h3 block">{trade}</span>{' '}
                <span
                  data-sample={sample || undefined}
                  className={`mt-1 block leading-snug ${sample ? 'text-note text-steel-600 font-stretch-90%' : 'font-semibold text-base font-stretch-94%'}`}
                >
                  {sample ? t('{{name}}, persona de muestra', { name }) : name}
                </span>
              </h3>
              <p className="mt-2.5 text-base text-steel-800">{text}</p>
              <p className="type-note mt-3 text-steel-600">{t('Habla {{languages}}', { languages })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
