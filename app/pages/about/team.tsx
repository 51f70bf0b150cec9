import type { ContentOf, Person } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { PersonDrawing } from '#app/sections/person-drawing.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

const PORTRAIT = sizes(27, '(width < 1024px) 6.5rem, min(24vw, 25rem)');

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
      <div className="frame studs pt-section">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        {/* Left borders lie outside their cells (-ml-px), so all portraits are equally wide and equally high. */}
        <ul
          data-reveal=""
          data-team=""
          className="bleed grid border-line border-t md:grid-cols-2 md:overflow-clip lg:grid-cols-4 print:grid-cols-2"
        >
          {people.map(({ id, name, trade, text, languages, sample, icon, portrait }) => (
            <li
              key={id}
              className="relative border-line 3xs:max-lg:grid 3xs:max-lg:grid-cols-[6.5rem_1fr] 3xs:max-xs:grid-cols-[4.75rem_1fr] max-lg:gap-x-4 max-lg:px-bleed max-lg:py-5 max-md:not-first:border-t md:-ml-px md:border-l md:max-lg:nth-[n+3]:border-t lg:nth-[n+5]:border-t"
            >
              <div className="relative aspect-4/5 self-start border-line bg-chalk max-3xs:mb-4 max-3xs:w-26 lg:border-b">
                {portrait ? <Picture picture={portrait} sizes={PORTRAIT} /> : <PersonDrawing icon={icon} />}
              </div>
              <div className="lg:px-bay lg:pt-bay lg:pb-step-3">
                <h3>
                  <span className="type-h3 block">{trade}</span>{' '}
                  <span
                    data-sample={sample || undefined}
                    className={`mt-1 block leading-snug ${sample ? 'text-fine text-steel-600 font-stretch-90%' : 'font-semibold text-base font-stretch-94%'}`}
                  >
                    {sample ? t('{{name}}, persona de muestra', { name }) : name}
                  </span>
                </h3>
                <p className="mt-2.5 text-base text-steel-800">{text}</p>
                <p className="type-note mt-3 text-steel-600">{t('Habla {{languages}}', { languages })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
