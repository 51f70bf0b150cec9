import { type Collection, type Entry, entries } from '#app/content/entries.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { LEGAL_PAGES, type PageId } from '#app/site/page-lists.ts';
import { answerPath, articlePath, pathFor, workPath } from '#app/site/paths.ts';

/** The page that shows the content of a form; the home page if a form is not listed. */
const PAGES: Record<string, PageId> = {
  company: 'about',
  team: 'about',
  service: 'quote',
  price: 'quote',
  handover: 'phases',
  suppliers: 'technology',
  technology: 'technology',
  planner: 'planner',
  'wall-layers': 'technology',
  road: 'methodology',
  'usual-works': 'methodology',
  phases: 'phases',
  film: 'phases',
  blog: 'blog',
  'answer-groups': 'answers',
};

/** Addresses of a collection's entries in a language; the Spanish address if an entry is not translated. */
function addressesOf<Name extends Collection>(
  name: Name,
  language: Language,
  address: (entry: Entry<Name>, language: Language) => string,
): [string, string][] {
  return entries(name).map((entry) => [
    `${language}/${name}/${entry.id}`,
    address(entry, entry.texts[language] ? language : 'es'),
  ]);
}

/** Where a visitor sees what each form edits, by `language/form` or `language/form/entry`. */
export function previewAddresses(): Record<string, string> {
  const all = PUBLISHED_LANGUAGES.flatMap((language) => [
    ...Object.entries(PAGES).map(([form, page]) => [`${language}/${form}`, pathFor(page, language)]),
    ...LEGAL_PAGES.map((page) => [`${language}/legal/${page}`, pathFor(page, language)]),
    ...addressesOf('works', language, ({ texts }, written) =>
      workPath(texts[written]?.meta.slug ?? '', written),
    ),
    ...addressesOf('articles', language, ({ texts }, written) =>
      articlePath(texts[written]?.meta.slug ?? '', written),
    ),
    ...addressesOf('answers', language, ({ id }) => answerPath(id, language)),
  ]);
  return Object.fromEntries(all);
}
