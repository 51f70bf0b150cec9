import { articleSlugs } from '#app/content/articles.ts';
import { workSlugs } from '#app/content/works.ts';
import { DEFAULT_LANGUAGE } from '#app/site/languages.ts';
import { LEGAL_PAGES, PAGE_IDS } from '#app/site/pages.ts';
import { articlePath, pathFor, workPath } from '#app/site/paths.ts';

const language = DEFAULT_LANGUAGE;
const [slug = ''] = articleSlugs(language);
const [work = ''] = workSlugs(language);

/** Legal pages are one kind: the longest stands for all. */
const alike = LEGAL_PAGES.filter((page) => page !== 'privacy-policy');

/** One Spanish address of every kind: each page, an article, a work, and one that leads nowhere. */
export const PAGE_KINDS: readonly string[] = [
  ...PAGE_IDS.filter((page) => !alike.some((other) => other === page)).map((page) => pathFor(page, language)),
  articlePath(slug, language),
  workPath(work, language),
  `${pathFor('home', language)}no-existe`,
];
