import type { Graph, Thing, WebPage } from 'schema-dts';
import type { Answer } from '#app/content/answers.ts';
import type { Article } from '#app/content/articles.ts';
import { PAGES_FILE, type PageWords, pageEntries, pageWords } from '#app/content/page-entries.ts';
import { picture } from '#app/content/pictures.ts';
import type { SitePage } from '#app/content/site-pages.ts';
import type { Shown } from '#app/lib/shown-on-page.ts';
import { largestSource } from '#app/media/picture-data.ts';
import type { Language } from '#app/site/languages.ts';
import type { PageId } from '#app/site/page-lists.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { application } from './application.ts';
import { blog, blogPosting } from './blog.ts';
import { breadcrumb } from './breadcrumb.ts';
import { companyInFull, companyInShort, website } from './company.ts';
import { faqPage } from './faq-page.ts';
import { film } from './film.ts';
import { COMPANY_ID, idOn, refer, WEBSITE_ID } from './ids.ts';
import { imageOf } from './image.ts';
import { portfolio, workThing } from './portfolio.ts';

/** Pages that present the company describe it in full. */
const ABOUT_THE_COMPANY: readonly (PageId | undefined)[] = ['home', 'about', 'quote', 'legal-notice'];

/** The main entity of a page, if schema.org has a type for it. */
function mainThing(
  { language, article, work, page }: SitePage,
  words: PageWords,
  articles: readonly Article[],
) {
  if (article) return blogPosting(article, language);
  if (work) return workThing(work, language);
  if (page === 'blog') return blog(articles, language, words);
  if (page === 'planner') return application(language, words);
  return page === 'projects' ? portfolio(language) : undefined;
}

function webPage(
  { address, language, updated, page }: SitePage,
  { title, description }: PageWords,
  shown: Shown,
  answers: readonly Answer[],
  { main, video }: { main?: string; video?: string },
): WebPage {
  const pictures = [...shown.pictures.values()];
  const first = pictures.find((each) => each.first) ?? pictures[0];
  return {
    '@type': (page && pageEntries()[page].schemaType) ?? 'WebPage',
    '@id': idOn(address, 'page'),
    url: absoluteUrl(address),
    name: title,
    description,
    inLanguage: language,
    dateModified: updated,
    isPartOf: refer(WEBSITE_ID),
    ...(page !== 'home' && { breadcrumb: refer(idOn(address, 'breadcrumb')) }),
    ...(main && { mainEntity: refer(main) }),
    ...(video && { video: refer(video) }),
    ...(first && { primaryImageOfPage: imageOf(first.picture) }),
    ...(page === 'answers' && faqPage(answers)),
  };
}

/** Address of the home page's Open Graph picture, which represents the company. */
function face(language: Language): string {
  const id = pageEntries().home.openGraph?.picture;
  return absoluteUrl(id ? largestSource(picture(id, language, '2:1', PAGES_FILE)) : '');
}

/**
 * Everything a page tells search engines about itself, as one graph.
 * @param shown what the page shows, once it is rendered
 * @param given all articles of its language, newest first; the answers of a page of answers
 */
export function graphOf(
  page: SitePage,
  words: PageWords,
  shown: Shown,
  { articles, answers }: { articles: readonly Article[]; answers: readonly Answer[] },
): Graph {
  const { address, language } = page;
  const main = mainThing(page, words, articles);
  const inFull = ABOUT_THE_COMPANY.includes(page.page);
  const { description } = pageWords('home', language);
  const company = inFull
    ? companyInFull(face(language), description, language)
    : companyInShort(face(language));
  const mainId = main ? (main as { '@id': string })['@id'] : inFull ? COMPANY_ID : undefined;
  const [still] = shown.pictures.values();
  const video =
    page.page === 'phases'
      ? film(language, absoluteUrl(still ? largestSource(still.picture) : ''))
      : undefined;
  const things: (Thing | undefined)[] = [
    webPage(page, words, shown, answers, { main: mainId, video: video && idOn(address, 'film') }),
    breadcrumb(page),
    main,
    video,
    website(),
    company,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
