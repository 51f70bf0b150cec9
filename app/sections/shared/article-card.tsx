import { Link } from 'react-router';
import type { ArticleCard as Card } from '#app/content/articles.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { RenderNote } from '#app/sections/shared/render-note.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLinkLook } from '#app/ui/text-link.tsx';

type Props = {
  article: Card;
  /** level of the title's heading */
  heading: 'h2' | 'h3';
  /** width of the picture, as the `sizes` attribute wants it */
  sizes: string;
  /** height of the picture where cards stand beside each other: the first has no line, and so is a pixel wider */
  height?: string;
  /** true if its picture is the first of the page */
  first?: boolean;
  /** true for the one that leads the list: from 1024 px its picture stands beside its words */
  leads?: boolean;
  /** true for one alone in the last row: from 1024 px it looks like the one that leads */
  alone?: boolean;
  /** true if it says for the whole list that pictures are rendered */
  marksRenders?: boolean;
};

const LARGE = 'lg:mb-5 lg:text-[clamp(2.5rem,3.9vw,4rem)]!';
const TITLE = {
  leads: `type-h2-side ${LARGE}`,
  alone: `type-h3 max-lg:text-[1.5rem]! lg:type-h2-side ${LARGE}`,
  card: 'type-h3 text-[1.5rem]!',
};
const EXCERPT = {
  leads: 'type-lead lg:max-w-[20em]',
  alone: 'text-base lg:type-lead lg:max-w-[20em]',
  card: 'text-base',
};

/** Card of an article. All of it is one link: «Leer Más», stretched over the card and named with the title. */
export function ArticleCard({
  article,
  heading: Heading,
  sizes,
  height = '',
  first,
  leads,
  alone,
  marksRenders,
}: Props) {
  const t = useTranslate();
  const size = leads ? 'leads' : alone ? 'alone' : 'card';
  const { key, path, title, excerpt, category, published, revised, picture, readingTime } = article;
  return (
    <article
      className={`group/link relative flex h-full flex-col ${leads || alone ? 'lg:grid lg:grid-cols-[7fr_5fr]' : ''}`}
    >
      <div className="flex flex-col">
        <div className={`relative aspect-[16/10] grow overflow-hidden bg-sand ${height}`}>
          <Picture
            picture={picture}
            sizes={sizes}
            first={first}
            className="transition-[scale] duration-1200 ease-frame group-hover/link:scale-[1.025]"
          />
        </div>
        {leads && marksRenders && <RenderNote className="px-gutter pt-3 sm:px-bay lg:pb-3" />}
      </div>
      <div
        className={`flex flex-1 flex-col px-gutter pt-5 pb-[1.6rem] sm:px-bay ${leads || alone ? 'lg:justify-center lg:py-bay' : ''}`}
      >
        <p className="flex flex-wrap gap-x-[.9rem] gap-y-1 font-stretch-94% text-base text-steel-600 leading-[1.4] max-sm:text-small">
          <span className="font-semibold text-oxide-text">{category}</span>
          {/* Both in the next line if they do not fit. */}
          <span className="flex flex-wrap gap-x-[.9rem] tabular-nums">
            <time dateTime={published.iso}>{published.text}</time>
            <span>{t('{{minutes}} min', { minutes: readingTime })}</span>
            {/* The newest speaks for the list: on every card it would be noise. */}
            {leads && revised && (
              <time dateTime={revised.iso}>{t('Actualizado: {{date}}', { date: revised.text })}</time>
            )}
          </span>
        </p>
        <Heading
          id={`${key}-titulo`}
          className={`${TITLE[size]} mt-[.7rem] mb-[.65rem] decoration-[1.5px] underline-offset-[.2em] group-hover/link:underline`}
        >
          {title}
        </Heading>
        <p className={`mb-5 text-steel-800 ${EXCERPT[size]}`}>{excerpt}</p>
        <div
          className={`${leads || alone ? 'max-lg:mt-auto' : 'mt-auto'} flex flex-wrap items-baseline justify-between gap-x-6`}
        >
          <Link
            id={`${key}-leer`}
            to={path}
            aria-labelledby={`${key}-leer ${key}-titulo`}
            className={`inline-flex items-center gap-[.55em] py-[.3rem] font-stretch-94% no-underline after:absolute after:inset-0 underline-full font-semibold group-hover/link:text-oxide-text ${leads ? 'text-base' : alone ? 'text-small lg:text-base' : 'text-small'}`}
          >
            <TextLinkLook>{t('Leer Más')}</TextLinkLook>
          </Link>
          {!leads && marksRenders && <RenderNote />}
        </div>
      </div>
    </article>
  );
}
