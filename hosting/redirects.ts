import { siteAddressGroups } from '#app/content/addresses.ts';
import { pathFor } from '#app/site/paths.ts';
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOfPath,
  PUBLISHED_LANGUAGES,
} from '#app/site/published-languages.ts';

/** What people type in each language when they look for a way to write to a company. */
const CONTACT: Record<Language, string> = {
  es: 'contacto',
  en: 'contact',
  it: 'contatti',
  de: 'kontakt',
  pl: 'kontakt',
  pt: 'contato',
};

type Move = [from: string, to: string];

/** The Spanish address of a page, article or work behind a prefix: `/en/tecnologia`, and `/es/tecnologia` too. */
function spanishBehindPrefixes(): Move[] {
  return siteAddressGroups().flatMap((group) => {
    const spanish = group.find((path) => languageOfPath(path) === DEFAULT_LANGUAGE) ?? '';
    return group.map((to): Move => [`/${languageOfPath(to)}${spanish}`.replace(/\/$/, ''), to]);
  });
}

/**
 * Words for «contact», in any language, lead to the quote page: behind a prefix in that language, without one in Spanish,
 * whose document takes visitors to their own language.
 */
function contactWords(): Move[] {
  return Object.values(CONTACT).flatMap((word) => [
    [`/${word}`, pathFor('quote', DEFAULT_LANGUAGE)] satisfies Move,
    ...PUBLISHED_LANGUAGES.map((language): Move => [`/${language}/${word}`, pathFor('quote', language)]),
  ]);
}

/** Files that the site had once, and that feed readers and search engines may still ask for. */
function formerFiles(): Move[] {
  return PUBLISHED_LANGUAGES.flatMap((language) => {
    const feed = `${pathFor('blog', language)}/feed`;
    return [
      [`${feed}.atom`, `${feed}.rss`],
      [`${feed}.json`, `${feed}.rss`],
      [`/sitemap-${language}.xml`, '/sitemap.xml'],
    ] satisfies Move[];
  });
}

/** Redirects of every host, without trailing slash; none leads away from a page that exists. */
export function redirects(): Map<string, string> {
  const pages = new Set(siteAddressGroups().flat());
  const moves = [...spanishBehindPrefixes(), ...contactWords(), ...formerFiles()];
  return new Map(moves.filter(([from]) => !pages.has(from)));
}
