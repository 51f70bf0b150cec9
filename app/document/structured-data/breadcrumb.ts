import type { BreadcrumbList } from 'schema-dts';
import type { SitePage } from '#app/content/site-pages.ts';
import { absoluteUrl, type PageId, pageName, pathFor } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';

type Crumb = { name: string; address: string };

function pageCrumb(page: PageId, language: Language): Crumb {
  return { name: pageName(page, language), address: pathFor(page, language) };
}

function crumbsOf({ page, article, work, address, language }: SitePage): Crumb[] {
  const home = pageCrumb('home', language);
  if (article) return [home, pageCrumb('blog', language), { name: article.title, address }];
  if (work) return [home, pageCrumb('projects', language), { name: work.name, address }];
  return page === 'home' ? [] : [home, pageCrumb(page, language)];
}

/**
 * The way from the home page to a page, in words of the page's language; the home page itself has none.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumb(page: SitePage): BreadcrumbList | undefined {
  const crumbs = crumbsOf(page);
  if (crumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(address),
    })),
  };
}
