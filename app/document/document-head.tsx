import type { Answer } from '#app/content/answers.ts';
import type { Article } from '#app/content/articles.ts';
import type { OpenGraphPage } from '#app/content/open-graph-page.ts';
import { type PageWords, pageWords } from '#app/content/page-entries.ts';
import { CARD, openGraphImage } from '#app/document/open-graph-image.server.ts';
import { graphOf } from '#app/document/structured-data/graph.server.ts';
import type { Shown } from '#app/lib/shown-on-page.ts';
import { LANGUAGE_INFO, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FEED_FORMATS, FEEDS, feedPath, feedType, markdownPath } from '#app/site/other-formats.ts';
import { WRITTEN_PAGES } from '#app/site/page-lists.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

type Tags = (readonly [name: string, content: string | false | undefined])[];

const locale = (language: Language) => LANGUAGE_INFO[language].locale.replace('-', '_');

/** @see https://ogp.me, https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
function tagsOf(page: OpenGraphPage, { title, description }: PageWords, headline: string) {
  const { address, alternates, article, language, picture } = page;
  const image = absoluteUrl(openGraphImage(page, headline).path);
  // A headline that ends with punctuation of its own gets no full stop.
  const alt = picture ? `${headline.replace(/(?<=[^.?!…])$/, '.')} ${picture.alt}` : headline;
  const others = PUBLISHED_LANGUAGES.filter((code) => code !== language && alternates[code]);
  const properties: Tags = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', settings.brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absoluteUrl(address)],
    ['og:locale', locale(language)],
    ...others.map((code) => ['og:locale:alternate', locale(code)] as const),
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', alt],
    ['article:published_time', article?.date],
    ['article:modified_time', article?.updated],
    ['article:author', article?.author],
    ['article:section', article?.category],
  ];
  const names: Tags = [
    // Search engines may show the page's pictures at full size (Google, "Robots meta tag specifications").
    ['robots', 'max-image-preview:large'],
    ['author', article?.author],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['twitter:image:alt', alt],
  ];
  return { properties, names };
}

/** Articles and written pages link to their Markdown version; the home page, the blog and articles link to the feeds. */
function linksOf({ address, article, language, page }: OpenGraphPage) {
  const markdown = { type: 'text/markdown', path: markdownPath(address), title: undefined };
  const feeds = FEED_FORMATS.map((format) => ({
    type: feedType(format),
    path: feedPath(format, language),
    title: `${settings.brand} (${FEEDS[format]})`,
  }));
  return [
    ...(article || (page && WRITTEN_PAGES.includes(page)) ? [markdown] : []),
    ...(article || page === 'home' || page === 'blog' ? feeds : []),
  ];
}

type Props = {
  page: OpenGraphPage;
  /** what the page, rendered before it, shows */
  shown: Shown;
  /** all of the page's language, newest first */
  articles: readonly Article[];
  /** for the page of answers: all of them */
  answers: readonly Answer[];
};

/**
 * Metadata that only programs read: Open Graph tags, other formats, structured data. Rendered after the page, whose
 * headline and pictures it needs; React hoists the tags into the head, and the structured data stay last in the body.
 */
export function DocumentHead({ page, shown, articles, answers }: Props) {
  const words = page.article ?? page.work ?? pageWords(page.page, page.language);
  const { properties, names } = tagsOf(page, words, shown.headline);
  const graph = graphOf(page, words, shown, { articles, answers });
  // A `<` in a text could end the script element, or begin a comment in it (JSON-LD 1.1, section 7.2).
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return (
    <>
      {properties.map(
        ([name, content]) => content && <meta key={name + content} property={name} content={content} />,
      )}
      {names.map(([name, content]) => content && <meta key={name} name={name} content={content} />)}
      {linksOf(page).map(({ type, path, title }) => (
        <link key={path} rel="alternate" type={type} title={title} href={absoluteUrl(path)} />
      ))}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
