import { type RouteConfig, route } from '@react-router/dev/routes';
import { PUBLISHED_LANGUAGES } from './site/languages.ts';
import { PAGE_IDS, type PageId } from './site/pages.ts';
import { articlePath, homePrefix, pathFor } from './site/paths.ts';

const MODULES: Record<PageId, string> = {
  home: 'pages/home.tsx',
  about: 'pages/about.tsx',
  technology: 'pages/technology.tsx',
  methodology: 'pages/methodology.tsx',
  phases: 'pages/phases.tsx',
  sustainability: 'pages/sustainability.tsx',
  projects: 'pages/projects.tsx',
  blog: 'pages/blog.tsx',
  quote: 'pages/quote.tsx',
  'legal-notice': 'pages/legal-notice.tsx',
  'privacy-policy': 'pages/privacy-policy.tsx',
  accessibility: 'pages/accessibility.tsx',
};

/**
 * Explicit routes for each language, with ids of their own: `technology.en`. Made from the page table. They match as
 * hosts do, where `/Tecnologia` is another address than `/tecnologia`.
 */
export default PUBLISHED_LANGUAGES.flatMap((language) => {
  const match = (path: string, module: string, id: string) =>
    route(path, module, { id: `${id}.${language}`, caseSensitive: true });
  return [
    ...PAGE_IDS.map((page) => match(pathFor(page, language), MODULES[page], page)),
    match(articlePath(':slug', language), 'pages/article.tsx', 'article'),
    match(`${homePrefix(language)}*`, 'pages/not-found.tsx', 'not-found'),
  ];
}) satisfies RouteConfig;
