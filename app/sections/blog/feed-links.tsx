import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { type FeedFormat, feedPath, feedType } from '#app/site/other-formats.ts';

/** Links to the feeds of the blog. */
export function FeedLinks() {
  const t = useTranslate();
  const language = useLanguage();
  const link = (format: FeedFormat) => (words: string) => (
    <a
      href={feedPath(format, language)}
      type={feedType(format)}
      className="inline-block min-w-6 py-1 text-right underline hover:text-oxide-text"
    >
      {words}
    </a>
  );
  return (
    <p className="type-note text-balance text-steel-600 print:hidden">
      <RichText
        text={t(
          'Los artículos nuevos llegan también a tu lector de noticias: <rss>RSS</rss>, <atom>Atom</atom> o <json>JSON Feed</json>.',
        )}
        marks={{ rss: link('rss'), atom: link('atom'), json: link('json') }}
      />
    </p>
  );
}
