import { type RouteConfig, route } from '@react-router/dev/routes';
import { PUBLISHED_LANGUAGES } from './site/languages.ts';
import { PAGE_IDS } from './site/pages.ts';
import { articlePath, pathFor } from './site/paths.ts';

/** Explicit routes for each language, with ids of their own: `technology.en`. Made from the page table. */
export default PUBLISHED_LANGUAGES.flatMap((language) => [
  ...PAGE_IDS.map((page) =>
    route(pathFor(page, language), `pages/${page}.tsx`, { id: `${page}.${language}` }),
  ),
  route(articlePath(':slug', language), 'pages/article.tsx', { id: `article.${language}` }),
  route(`${pathFor('home', language)}/*`.replace('//', '/'), 'pages/not-found.tsx', {
    id: `not-found.${language}`,
  }),
]) satisfies RouteConfig;
