import type { Graph, Thing } from 'schema-dts';
import type { SitePage } from '#app/content/site-pages.ts';
import { blogPosting } from './article.ts';
import { breadcrumb } from './breadcrumb.ts';
import { company, website } from './company.ts';
import { film } from './film.ts';

/** Everything a page tells search engines about itself, as one graph: only what they do something with. */
export function graphOf(page: SitePage): Graph {
  const { article, language } = page;
  const things: (Thing | undefined)[] = [
    breadcrumb(page),
    article && blogPosting(article, language),
    page.page === 'phases' ? film(language) : undefined,
    website(),
    company(language),
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
