import { Link } from 'react-router';
import type { ArticleCard as Card } from '#app/content/articles.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
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
};

/** Card of an article. All of it is one link: «Leer Más», stretched over the card and named with the title. */
export function ArticleCard({ article, heading: Heading, sizes, height = '', first, leads }: Props) {
  const t = useTranslate();
  const { key, path, title, excerpt, category, published, revised, picture, readingTime } = article;
  return (
    <article
      className={`group/link relative flex h-full flex-col ${leads ? 'lg:grid lg:grid-cols-[7fr_5fr]' : ''}`}
    >
      <div className={`relative aspect-[16/10] overflow-hidden bg-sand ${height}`}>
        <Picture
          picture={picture}
          sizes={sizes}
          first={first}
          className="transition-[scale] duration-1200 ease-frame group-hover/link:scale-[1.025]"
        />
      </div>
      <div
        className={`flex flex-1 flex-col px-gutter pt-5 pb-[1.6rem] sm:px-bay ${leads ? 'lg:py-bay' : ''}`}
      >
        <p className="flex flex-wrap gap-x-[.9rem] gap-y-1 font-stretch-94% text-base text-steel-600 leading-[1.4] max-sm:text-small">
          <span className="font-semibold text-oxide-text">{category}</span>
          {/* Both in the next line if they do not fit. */}
          <span className="flex flex-wrap gap-x-[.9rem] tabular-nums">
            <time dateTime={published.iso}>{published.text}</time>
            <span>{t('{{minutes}} min', { minutes: readingTime })}</span>
            {revised && (
              <time dateTime={revised.iso}>{t('Actualizado: {{date}}', { date: revised.text })}</time>
            )}
          </span>
        </p>
        <Heading
          id={`${key}-titulo`}
          className={`${leads ? 'type-h2-side lg:mb-5' : 'type-h3 text-[1.5rem]!'} mt-[.7rem] mb-[.65rem] decoration-[1.5px] underline-offset-[.2em] group-hover/link:underline`}
        >
          {title}
        </Heading>
        <p className={`mb-5 text-steel-800 ${leads ? 'type-lead' : 'text-base'}`}>{excerpt}</p>
        <Link
          id={`${key}-leer`}
          to={path}
          aria-labelledby={`${key}-leer ${key}-titulo`}
          className={`mt-auto inline-flex items-center gap-[.55em] self-start py-[.3rem] font-stretch-94% no-underline after:absolute after:inset-0 group-hover/link:text-oxide-text ${leads ? 'underline-full font-semibold text-base' : 'font-medium text-small text-steel-600'}`}
        >
          <TextLinkLook>{t('Leer Más')}</TextLinkLook>
        </Link>
      </div>
    </article>
  );
}
