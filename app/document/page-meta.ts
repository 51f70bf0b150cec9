import type { MetaDescriptor } from 'react-router';
import type { PageWords } from '#app/content/page-entries.ts';
import { translate } from '#app/i18n/translator.ts';
import { absoluteUrl, type PageId, pathFor } from '#app/site/paths.ts';
import { type Language, languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

/** `title` is without the brand, which is appended: at most 65 characters together. */
type PageMeta = PageWords & {
  /** the page's own path in its language */
  path: string;
  /** paths of the same page in the published languages */
  alternates: Partial<Record<Language, string>>;
};

/** Paths of a fixed page in every published language. */
export function pageAlternates(page: PageId): Record<Language, string> {
  return Object.fromEntries(
    PUBLISHED_LANGUAGES.map((language) => [language, pathFor(page, language)]),
  ) as Record<Language, string>;
}

/**
 * Title, description, canonical address and languages of a page. What only programs read is in
 * `document-head.tsx`.
 */
export function pageMeta({ title, description, path, alternates }: PageMeta): MetaDescriptor[] {
  const fullTitle = title.includes(settings.brand) ? title : `${title} | ${settings.brand}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
    ...Object.entries({ ...alternates, 'x-default': alternates.es ?? path }).map(([hrefLang, href]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: absoluteUrl(href),
    })),
  ];
}

/**
 * The same for one of the fixed pages, which gets its title and description from its loader.
 * @returns only the brand as title if the page has no data, because it could not be loaded
 */
export function fixedPageMeta(
  page: PageId,
  { location, loaderData }: { location: { pathname: string }; loaderData?: { words: PageWords } },
): MetaDescriptor[] {
  if (!loaderData) return [{ title: settings.brand }];
  const path = pathFor(page, languageOfPath(location.pathname));
  return pageMeta({ ...loaderData.words, path, alternates: pageAlternates(page) });
}

/** Title of an address that leads to no page, article or work, which search engines are asked not to list. */
export function notFoundMeta({ pathname }: { pathname: string }): MetaDescriptor[] {
  const title = translate(languageOfPath(pathname), 'Página no encontrada');
  return [{ title: `${title} | ${settings.brand}` }, { name: 'robots', content: 'noindex' }];
}
