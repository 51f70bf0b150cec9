import { PAGE_IDS, type PageId, pathFor } from '#app/site/paths.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { type Article, finishedArticles } from './articles.ts';
import { pageEntries } from './page-entries.ts';
import { NEWEST_ARTICLE } from './schema/pages.ts';
import { type FoundWork, finishedWorks } from './works.ts';

type Described = {
  /** path in its language */
  address: string;
  language: Language;
  /** the same page in every published language */
  alternates: Partial<Record<Language, string>>;
  /** ISO date of the last change of its content */
  updated: string;
};

/** A page, a work or an article in one language, as search engines are told of it. */
export type SitePage = Described &
  (
    | { page: PageId; article?: undefined; work?: undefined }
    | { page?: undefined; article: Article; work?: undefined }
    | { page?: undefined; article?: undefined; work: FoundWork }
  );

async function articlesIn(language: Language): Promise<SitePage[]> {
  const articles = await finishedArticles(language);
  return articles.map((article) => ({
    article,
    address: article.path,
    language,
    alternates: article.alternates,
    updated: article.updated ?? article.date,
  }));
}

/** Works have no date of their own: they take that of the projects page. */
async function worksIn(language: Language): Promise<SitePage[]> {
  const { updated } = pageEntries().projects;
  const works = await finishedWorks(language);
  return works.map((work) => ({ work, address: work.path, language, alternates: work.alternates, updated }));
}

/**
 * Every page, work and article in a language. The date of its last change comes from the content, so that building the
 * same content again changes no date.
 * @throws {ContentError} if content/pages-and-navigation/, a work or an article is wrong
 */
async function pagesIn(language: Language): Promise<SitePage[]> {
  const pages = pageEntries();
  const articles = await articlesIn(language);
  const fixedDays = Object.values(pages)
    .map(({ updated }) => updated)
    .filter((day) => day !== NEWEST_ARTICLE);
  const newest = (days: string[]) => days.toSorted().at(-1);
  // A language may have no article yet.
  const newestArticle = newest(articles.map(({ updated }) => updated)) ?? newest(fixedDays) ?? '';
  const fixed = PAGE_IDS.map((page) => ({
    page,
    address: pathFor(page, language),
    language,
    alternates: Object.fromEntries(PUBLISHED_LANGUAGES.map((code) => [code, pathFor(page, code)])),
    updated: pages[page].updated === NEWEST_ARTICLE ? newestArticle : pages[page].updated,
  }));
  return [...fixed, ...(await worksIn(language)), ...articles];
}

let cache: Promise<SitePage[]> | undefined;

/** Every page, work and article in every published language, read once a process. */
export function sitePages(): Promise<SitePage[]> {
  cache ??= Promise.all(PUBLISHED_LANGUAGES.map(pagesIn)).then((pages) => pages.flat());
  return cache;
}
