import { type Language, PUBLISHED_LANGUAGES } from '../app/site/languages.ts';
import { isLegalPage, PAGE_IDS, type PageId } from '../app/site/pages.ts';
import { pathFor } from '../app/site/paths.ts';
import { type Article, articleSlugs, findArticle } from './articles.ts';
import { legalPage } from './legal.ts';
import { pageDatesSchema } from './schema/collections.ts';
import { readYaml } from './source.ts';

type Described = {
  /** path in its language */
  address: string;
  language: Language;
  /** the same page in every published language */
  alternates: Partial<Record<Language, string>>;
  /** ISO date of the last change of its content */
  updated: string;
};

/** A page or an article in one language, as search engines are told of it. */
export type SitePage = Described &
  ({ page: PageId; article?: undefined } | { page?: undefined; article: Article });

async function articlesIn(language: Language): Promise<SitePage[]> {
  const found = await Promise.all(articleSlugs(language).map((slug) => findArticle(slug, language)));
  return found
    .filter((article) => article !== undefined)
    .map((article) => ({
      article,
      address: article.path,
      language,
      alternates: article.alternates,
      updated: article.updated ?? article.date,
    }));
}

/**
 * Every page and article in a language, with the date of its last change: the content's own, so that a new build of
 * the same content changes none.
 * @throws {ContentError} if content/page-dates.yaml is wrong
 */
async function pagesIn(language: Language): Promise<SitePage[]> {
  const dates = readYaml('content/page-dates.yaml', pageDatesSchema);
  const articles = await articlesIn(language);
  const newestArticle =
    articles
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? '';
  const dateOf = async (page: PageId) => {
    if (isLegalPage(page)) return (await legalPage(page, language)).updated.iso;
    return page === 'blog' ? newestArticle : dates[page];
  };
  const fixed = PAGE_IDS.map(async (page) => ({
    page,
    address: pathFor(page, language),
    language,
    alternates: Object.fromEntries(PUBLISHED_LANGUAGES.map((code) => [code, pathFor(page, code)])),
    updated: await dateOf(page),
  }));
  return [...(await Promise.all(fixed)), ...articles];
}

let cache: Promise<SitePage[]> | undefined;

/** Every page and article in every published language, read once a process. */
export function sitePages(): Promise<SitePage[]> {
  cache ??= Promise.all(PUBLISHED_LANGUAGES.map(pagesIn)).then((pages) => pages.flat());
  return cache;
}
