import type { MetaDescriptor } from 'react-router';
import { LANGUAGE_INFO, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import type { PageId } from '#app/site/pages.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

type PageMeta = {
  language: Language;
  /** without the brand, which is added: at most 65 characters together */
  title: string;
  /** 120 to 160 characters */
  description: string;
  /** the page's own path in its language */
  path: string;
  /** paths of the same page in the published languages */
  alternates: Partial<Record<Language, string>>;
  /** path or address of the sharing picture */
  image?: string;
  /** what only articles have; makes the page one of type `article` */
  article?: { author: string; published: string; modified?: string; section: string };
};

/** Paths of a fixed page in every published language. */
export function pageAlternates(page: PageId): Record<Language, string> {
  return Object.fromEntries(
    PUBLISHED_LANGUAGES.map((language) => [language, pathFor(page, language)]),
  ) as Record<Language, string>;
}

function articleMeta({
  author,
  published,
  modified,
  section,
}: NonNullable<PageMeta['article']>): MetaDescriptor[] {
  return [
    { property: 'article:author', content: author },
    { property: 'article:published_time', content: published },
    ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
    { property: 'article:section', content: section },
  ];
}

/** Title, description, canonical address, languages and sharing tags of a page. */
export function pageMeta({
  language,
  title,
  description,
  path,
  alternates,
  image,
  article,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title.includes(settings.brand) ? title : `${title} | ${settings.brand}`;
  const url = absoluteUrl(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    // Search engines may show the page's pictures at full size (Google, "Robots meta tag specifications").
    { name: 'robots', content: 'max-image-preview:large' },
    ...(article ? [{ name: 'author', content: article.author }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(alternates).map(([code, href]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: code,
      href: absoluteUrl(href),
    })),
    ...(alternates.es
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            hrefLang: 'x-default',
            href: absoluteUrl(alternates.es),
          },
        ]
      : []),
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: settings.brand },
    { property: 'og:locale', content: LANGUAGE_INFO[language].locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image
      ? [{ property: 'og:image', content: image.startsWith('http') ? image : absoluteUrl(image) }]
      : []),
    ...(article ? articleMeta(article) : []),
  ];
}

/** The same for one of the fixed pages. */
export function fixedPageMeta(page: PageId, meta: Omit<PageMeta, 'path' | 'alternates'>): MetaDescriptor[] {
  return pageMeta({ ...meta, path: pathFor(page, meta.language), alternates: pageAlternates(page) });
}
