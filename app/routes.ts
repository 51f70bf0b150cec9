import { type RouteConfig, route } from '@react-router/dev/routes';
import { ENTRIES, homePrefix, PAGE_IDS, pathFor } from './site/paths.ts';
import { PUBLISHED_LANGUAGES } from './site/published-languages.ts';

/** The kit in all its states is looked at while it is worked on, and never published. */
const DEVELOPED = process.env.NODE_ENV === 'development' ? [route('kit', 'pages/kit/page.tsx')] : [];

/**
 * One route for each page and language, made from content/pages-and-navigation/, with ids such as `technology.en`.
 */
const published = PUBLISHED_LANGUAGES.flatMap((language) => {
  const match = (path: string, page: string) =>
    route(path, `pages/${page}/page.tsx`, { id: `${page}.${language}` });
  return [
    ...PAGE_IDS.map((page) => match(pathFor(page, language), page)),
    // Splat routes: hosts choose the not-found document by the beginning of the path.
    ...Object.entries(ENTRIES).map(([page, { path }]) => match(path('*', language), page)),
    match(`${homePrefix(language)}*`, 'not-found'),
  ];
});

export default [...DEVELOPED, ...published] satisfies RouteConfig;
