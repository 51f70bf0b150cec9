import { type RouteConfig, route } from '@react-router/dev/routes';
import { PUBLISHED_LANGUAGES } from './site/languages.ts';
import { PAGE_IDS } from './site/pages.ts';
import { ENTRIES, homePrefix, pathFor } from './site/paths.ts';

/**
 * Explicit routes for each language, with ids of their own: `technology.en`. Made from the page table. They match as
 * hosts do, where `/Tecnologia` is another address than `/tecnologia`.
 */
export default PUBLISHED_LANGUAGES.flatMap((language) => {
  const match = (path: string, page: string) =>
    route(path, `pages/${page}.tsx`, { id: `${page}.${language}`, caseSensitive: true });
  return [
    ...PAGE_IDS.map((page) => match(pathFor(page, language), page)),
    // Whatever is below: hosts choose the document for what is not found by how its address begins.
    ...Object.entries(ENTRIES).map(([page, { path }]) => match(path('*', language), page)),
    match(`${homePrefix(language)}*`, 'not-found'),
  ];
}) satisfies RouteConfig;
