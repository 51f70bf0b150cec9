import type { BreadcrumbList } from 'schema-dts';
import type { Key } from '../../app/i18n/dictionary.ts';
import type { Language } from '../../app/site/languages.ts';
import type { PageId } from '../../app/site/pages.ts';
import { absoluteUrl, pathFor } from '../../app/site/paths.ts';
import { settings } from '../../app/site/settings.ts';
import { interfaceText } from '../../content/interface.ts';
import type { SitePage } from '../../content/site-pages.ts';
import { idOn } from './ids.ts';

/** What the site's own navigation calls its pages. Home is called by the brand, legal pages by their title. */
const NAMES: Record<Exclude<PageId, 'home'>, Key> = {
  about: 'Sobre nosotros',
  technology: 'Tecnología',
  methodology: 'Metodología',
  phases: 'Fases del proyecto',
  sustainability: 'Sostenibilidad',
  projects: 'Proyectos',
  blog: 'Blog',
  quote: 'Contacto',
  'legal-notice': 'Aviso legal',
  'privacy-policy': 'Política de privacidad',
  accessibility: 'Accesibilidad',
};

type Crumb = { name: string; address: string };

function pageCrumb(page: PageId, language: Language): Crumb {
  const name = page === 'home' ? settings.brand : interfaceText(language, NAMES[page]);
  return { name, address: pathFor(page, language) };
}

function crumbsOf({ page, article, address, language }: SitePage): Crumb[] {
  const home = pageCrumb('home', language);
  if (article) return [home, pageCrumb('blog', language), { name: article.title, address }];
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
    '@id': idOn(page.address, 'breadcrumb'),
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(address),
    })),
  };
}
