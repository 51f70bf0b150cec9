import type { Blog, BlogPosting, Organization } from 'schema-dts';
import { type Article, NEWEST_ARTICLES } from '#app/content/articles.ts';
import { entryFile } from '#app/content/entries.ts';
import { picture, picturesForSearch } from '#app/content/pictures.ts';
import { noon } from '#app/lib/noon.ts';
import type { Language } from '#app/site/languages.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { COMPANY_ID, idOn, refer } from './ids.ts';
import { imageObject } from './image.ts';

/** Articles are signed by a team of the company, not by a person. */
function author({ author: name }: Article, language: Language): Organization {
  return {
    '@type': 'Organization',
    name,
    url: absoluteUrl(pathFor('about', language)),
    ...(name !== settings.brand && { parentOrganization: refer(COMPANY_ID) }),
  };
}

/** The picture at the head of an article in the proportions that search engines ask for. */
const mainPicture = (article: Article) =>
  picturesForSearch(article.picture, entryFile('articles', article.key));

function summary(article: Article, language: Language) {
  return {
    '@type': 'BlogPosting',
    '@id': idOn(article.path, 'article'),
    url: absoluteUrl(article.path),
    headline: article.title,
    // With a time zone: for a mere date search engines would guess one.
    datePublished: noon(article.date),
    dateModified: noon(article.updated ?? article.date),
    author: author(article, language),
    image: mainPicture(article).map(({ src }) => absoluteUrl(src)),
  } as const satisfies BlogPosting;
}

/**
 * An article.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(article: Article, language: Language): BlogPosting {
  const { alt } = picture(article.picture, language, '2:1', entryFile('articles', article.key));
  return {
    ...summary(article, language),
    description: article.description,
    image: mainPicture(article).map((file) => imageObject(file, alt)),
    publisher: refer(COMPANY_ID),
    mainEntityOfPage: refer(idOn(article.path, 'page')),
    isPartOf: refer(idOn(pathFor('blog', language), 'blog')),
    articleSection: article.category,
    inLanguage: language,
    wordCount: article.text.words,
    timeRequired: `PT${article.readingTime}M`,
  };
}

/** The blog in a language, with the articles that its page shows. */
export function blog(
  articles: readonly Article[],
  language: Language,
  words: { title: string; description: string },
): Blog {
  const address = pathFor('blog', language);
  return {
    '@type': 'Blog',
    '@id': idOn(address, 'blog'),
    url: absoluteUrl(address),
    name: words.title,
    description: words.description,
    inLanguage: language,
    publisher: refer(COMPANY_ID),
    blogPost: articles.slice(0, NEWEST_ARTICLES).map((article) => summary(article, language)),
  };
}
