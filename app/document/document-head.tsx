import { pageWords } from '#app/content/page-entries.ts';
import { CARD, shareCard } from '#app/content/share-card.ts';
import type { SitePage } from '#app/content/site-pages.ts';
import { graphOf } from '#app/document/structured-data/graph.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { LANGUAGE_INFO, type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

type Tags = (readonly [name: string, content: string | false | undefined])[];

const locale = (language: Language) => LANGUAGE_INFO[language].locale.replace('-', '_');

/** @see https://ogp.me, https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
function tagsOf(page: SitePage) {
  const { address, alternates, article, language, work } = page;
  const { title, description } = article ?? work ?? pageWords(page.page, language);
  const { path, alt } = shareCard(page);
  const image = absoluteUrl(path);
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

/**
 * Metadata that only programs read: Open Graph tags and structured data. React hoists the tags into the head, and the
 * structured data stay last in the body.
 */
export function DocumentHead({ page }: { page: SitePage }) {
  const { properties, names } = tagsOf(page);
  const graph = graphOf(page);
  // A `<` in a text could end the script element, or begin a comment in it (JSON-LD 1.1, section 7.2).
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return (
    <>
      {properties.map(
        ([name, content]) => content && <meta key={name + content} property={name} content={content} />,
      )}
      {names.map(([name, content]) => content && <meta key={name} name={name} content={content} />)}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
