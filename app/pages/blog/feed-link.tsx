import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { FEED_TYPE, feedPath } from '#app/site/paths.ts';

/** Link to the feed of the blog. */
export function FeedLink({ words }: { words: string }) {
  const language = useLanguage();
  return (
    <p className="type-note text-balance text-steel-600 print:hidden">
      <RichText
        text={words}
        marks={{
          rss: (name) => (
            <a
              href={feedPath(language)}
              type={FEED_TYPE}
              className="inline-block min-w-6 py-1 underline hover:text-oxide-text"
            >
              {name}
            </a>
          ),
        }}
      />
    </p>
  );
}
