import { type RouteConfig, route } from '@react-router/dev/routes';
import { PUBLISHED_LANGUAGES } from './site/languages.ts';
import { PAGE_IDS, type PageId } from './site/pages.ts';
import { articlePath, pathFor } from './site/paths.ts';

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

/** Explicit routes for each language, with ids of their own: `technology.en`. Made from the page table. */
export default PUBLISHED_LANGUAGES.flatMap((language) => [
  ...PAGE_IDS.map((page) => route(pathFor(page, language), MODULES[page], { id: `${page}.${language}` })),
  route(articlePath(':slug', language), 'pages/article.tsx', { id: `article.${language}` }),
  route(`${pathFor('home', language)}/*`.replace('//', '/'), 'pages/not-found.tsx', {
    id: `not-found.${language}`,
  }),
]) satisfies RouteConfig;
