import type { BlogPosting, Organization } from 'schema-dts';
import type { Article } from '#app/content/articles.ts';
import { entryFile } from '#app/content/entries.ts';
import { picture } from '#app/content/pictures.ts';
import { noon } from '#app/lib/noon.ts';
import { largestSource } from '#app/media/picture-data.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';
import { COMPANY_ID, refer } from './ids.ts';

/** Articles are signed by a team of the company, not by a person. */
function author({ author: name }: Article, language: Language): Organization {
  return { '@type': 'Organization', name, url: absoluteUrl(pathFor('about', language)) };
}

/**
 * An article of the blog.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(article: Article, language: Language): BlogPosting {
  const main = picture(article.picture, language, '2:1', entryFile('articles', article.key));
  return {
    '@type': 'BlogPosting',
    mainEntityOfPage: absoluteUrl(article.path),
    headline: article.title,
    description: article.description,
    image: absoluteUrl(largestSource(main)),
    // With a time zone: for a mere date search engines would guess one.
    datePublished: noon(article.date),
    dateModified: noon(article.updated ?? article.date),
    author: author(article, language),
    publisher: refer(COMPANY_ID),
    articleSection: article.category,
    inLanguage: language,
  };
}
