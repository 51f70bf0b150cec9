import type { Advantage, ContentOf } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { pathFor } from '#app/site/paths.ts';
import { otherLanguage } from '#app/site/published-languages.ts';
import { CardLink } from '#app/ui/card-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { AdvantageDrawing } from './advantage-drawing.tsx';

const GROUND = { chalk: 'bg-chalk', sand: 'bg-sand', paper: 'bg-paper' } as const;

type Props = {
  words: ContentOf<'home'>['advantages'];
  advantages: readonly Advantage[];
  /** shown under the heading where the heading has a column of its own */
  picture: PictureData;
};

/** Six reasons, each a fact under its name, with a drawing, a sentence or two and a link to what proves it. */
export function Advantages({ words, advantages, picture }: Props) {
  const language = useLanguage();
  return (
    <section className="track">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <div className="px-text pt-step-4 pb-bay">
          <h2 className="type-h2-side wrap-break-word">{words.heading}</h2>
          <TextLink to={pathFor('technology', language)} className="mt-4">
            {words.link}
          </TextLink>
        </div>
        {/* As high as the second row of cells. */}
        <div className="relative row-start-2 min-h-100 border-line border-t bg-sand max-lg:hidden">
          <Picture picture={picture} sizes="min(24vw, 400px)" />
        </div>
        <ul
          data-reveal=""
          className="bleed cells border-line max-lg:border-t sm:grid-cols-2 lg:col-span-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-cols-3 lg:grid-rows-subgrid lg:border-l print:grid-cols-3"
        >
          {advantages.map(({ icon, colour, title, fact, description, proof }) => (
            <li
              key={icon}
              className="group/link flex flex-col phone-row:grid phone-row:grid-cols-thumbnail transition-colors duration-200 hover:bg-chalk"
            >
              <div
                className={`border-line border-b phone-row:flex phone-row:items-center phone-row:border-r phone-row:border-b-0 phone-row:px-0.5 max-sm:h-40 phone-row:h-auto sm:aspect-3/2 ${GROUND[colour]}`}
              >
                <AdvantageDrawing icon={icon} />
              </div>
              <div className="px-gutter phone-row:pr-4 phone-row:pl-4 py-4 sm:px-bay sm:pt-bay sm:pb-step-3">
                <p className="type-note text-steel-600">{title}</p>
                <h3 className="type-h4 mt-1 phone-row:text-large">
                  <CardLink to={proof} hrefLang={otherLanguage(proof, language)}>
                    {fact}
                  </CardLink>
                </h3>
                <p className="mt-1.5 text-base text-steel-800 leading-text phone-row:text-small phone-row:leading-text sm:mt-2.5 sm:leading-normal">
                  {description}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
