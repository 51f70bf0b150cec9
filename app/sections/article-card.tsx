import { Link } from 'react-router';
import type { ArticleCard as Card } from '#app/content/articles.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLinkLook } from '#app/ui/text-link.tsx';

type Props = {
  article: Card;
  /** level of the title's heading */
  heading: 'h2' | 'h3';
  /** width of the picture, as the `sizes` attribute wants it */
  sizes: string;
  /** true if its picture is the first of the page */
  first?: boolean;
  /** true for the one that leads the list: its picture is wide and its words are large */
  leads?: boolean;
  /** true for the card with the render note for the whole list */
  marksRenders?: boolean;
};

/** Classes of a card's list item: a subgrid, so that cards in a row share the heights of their parts. */
export const CARD_CELL = 'sm:row-span-4 sm:grid sm:grid-rows-subgrid';

const TEXT = 'px-gutter sm:px-bay';
const BESIDE = 'phone-row:col-start-2 phone-row:p-0';

/**
 * Card of an article; on phones a row with its picture at the left, unless it leads. «Leer Más» is its only link, stretched
 * over the whole card and named with the title.
 */
export function ArticleCard({ article, heading: Heading, sizes, first, leads, marksRenders }: Props) {
  const t = useTranslate();
  const { key, path, title, excerpt, category, published, picture } = article;
  const text = leads ? TEXT : `${TEXT} ${BESIDE}`;
  return (
    <article
      className={`group/link relative flex flex-col ${CARD_CELL} ${
        leads
          ? ''
          : 'phone-row:grid phone-row:grid-cols-thumbnail phone-row:grid-rows-[auto_auto_1fr] phone-row:gap-x-4 phone-row:px-gutter phone-row:py-4'
      }`}
    >
      <div
        className={`relative aspect-16/10 overflow-hidden bg-sand sm:size-full ${leads ? 'lg:aspect-video' : 'phone-row:row-span-3 phone-row:aspect-4/3 phone-row:self-start'}`}
      >
        <Picture
          picture={picture}
          sizes={sizes}
          first={first}
          className="transition-transform duration-1200 ease-frame group-hover/link:scale-102"
        />
      </div>
      <p
        className={`flex flex-wrap gap-x-3.5 gap-y-1 pt-5 font-stretch-94% text-base text-steel-600 leading-text max-sm:text-small ${text}`}
      >
        <span className="font-semibold text-oxide-text">{category}</span>
        <time dateTime={published.iso} className="tabular-nums">
          {published.text}
        </time>
      </p>
      {/* One row of the subgrid: an excerpt follows its own title, however long the titles beside it are. */}
      <div className={text}>
        <Heading
          id={`${key}-titulo`}
          className={`pt-3 pb-2.5 underline-offset-4 group-hover/link:underline ${leads ? 'type-h2-side' : 'type-h4 phone-row:pt-1'}`}
        >
          {title}
        </Heading>
        <p
          className={`pb-5 text-steel-800 ${leads ? 'type-lead lg:max-w-measure-36' : 'text-base max-sm:text-small'}`}
        >
          {excerpt}
        </p>
      </div>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-6 pb-6.5 ${text}`}>
        <Link
          id={`${key}-leer`}
          to={path}
          aria-labelledby={`${key}-leer ${key}-titulo`}
          className={`inline-flex items-center gap-2 py-1 font-stretch-94% no-underline after:absolute after:inset-0 underline-full font-semibold print:hidden group-hover/link:text-oxide-text ${leads ? 'text-base' : 'text-small'}`}
        >
          <TextLinkLook>{t('Leer Más')}</TextLinkLook>
        </Link>
        {marksRenders && <RenderNote several />}
      </div>
    </article>
  );
}
