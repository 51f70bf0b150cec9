import type { Graph, Thing, WebPage } from 'schema-dts';
import { answersIn } from '#app/content/answers.ts';
import type { Article } from '#app/content/articles.ts';
import { pageDefinitions } from '#app/content/page-definitions.ts';
import type { SitePage } from '#app/content/site-pages.ts';
import type { PageId } from '#app/site/pages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import type { ShownPicture } from '../documents/page-pictures.ts';
import type { DocumentWords } from '../open-graph/tags.ts';
import { blog, blogPosting } from './blog.ts';
import { breadcrumb } from './breadcrumb.ts';
import { companyInFull, companyInShort, website } from './company.ts';
import { faqPage } from './faq-page.ts';
import { film } from './film.ts';
import { COMPANY_ID, idOn, refer, WEBSITE_ID } from './ids.ts';
import { imageObject } from './image.ts';
import { portfolio } from './portfolio.ts';

/** What a document says of itself, and what it shows. */
export type DocumentFacts = Pick<DocumentWords, 'title' | 'description'> & { pictures: ShownPicture[] };

type Site = {
  /** the home page in the same language: it speaks for the company */
  home: DocumentFacts;
  /** all articles in that language, newest first */
  articles: Article[];
};

/** Pages that present the company describe it in full. */
const ABOUT_THE_COMPANY: readonly (PageId | undefined)[] = ['home', 'about', 'quote', 'legal-notice'];

/** What a page is there for, if search engines know it as a thing of its own. */
async function mainThing(page: SitePage, facts: DocumentFacts, { articles }: Site) {
  const { language, article } = page;
  if (article) return blogPosting(article, language);
  if (page.page === 'blog') return blog(articles, language, facts);
  return page.page === 'projects' ? portfolio(language) : undefined;
}

async function webPage(
  page: SitePage,
  { title, description, pictures }: DocumentFacts,
  { main, video }: { main?: string; video?: string },
): Promise<WebPage> {
  const { address, language, updated } = page;
  const first = pictures.find((picture) => picture.first) ?? pictures[0];
  return {
    '@type': (page.page && pageDefinitions()[page.page].schemaType) ?? 'WebPage',
    '@id': idOn(address, 'page'),
    url: absoluteUrl(address),
    name: title,
    description,
    inLanguage: language,
    dateModified: updated,
    isPartOf: refer(WEBSITE_ID),
    ...(page.page !== 'home' && { breadcrumb: refer(idOn(address, 'breadcrumb')) }),
    ...(main && { mainEntity: refer(main) }),
    ...(video && { video: refer(video) }),
    ...(first && { primaryImageOfPage: await imageObject(first) }),
    ...(page.page === 'answers' && faqPage(await answersIn(language), language)),
  };
}

/**
 * Everything a page tells search engines about itself, as one graph.
 * @param facts of the page's built document
 */
export async function graphOf(page: SitePage, facts: DocumentFacts, site: Site): Promise<Graph> {
  const main = await mainThing(page, facts, site);
  const inFull = ABOUT_THE_COMPANY.includes(page.page);
  const face = absoluteUrl(site.home.pictures[0]?.src ?? '');
  const company = inFull ? companyInFull(face, site.home.description, page.language) : companyInShort(face);
  const mainId = main ? (main as { '@id': string })['@id'] : inFull ? COMPANY_ID : undefined;
  const still = facts.pictures[0]?.src ?? '';
  const video = page.page === 'phases' ? film(page.language, absoluteUrl(still)) : undefined;
  const videoId = video && idOn(page.address, 'film');
  const things: (Thing | undefined)[] = [
    await webPage(page, facts, { main: mainId, video: videoId }),
    breadcrumb(page),
    main,
    video,
    website(),
    company,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
