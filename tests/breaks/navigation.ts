import { type Break, documentOf, swap, text } from './break.ts';

const SITE_SCRIPT = 'assets/site-????????.js';
const STRUCTURED = 'tests/e2e/structured-data.spec.ts';

/** What speaks of the page that was loaded, and must not outlast it. */
export const NAVIGATION: Break[] = [
  {
    what: 'structured data that do not outlive the start of the scripts',
    file: SITE_SCRIPT,
    change: text((code) => `${code};document.querySelector("[type$=json]")?.remove()`),
    spec: STRUCTURED,
    test: 'search engines that run scripts find the structured data when the page has come alive',
  },
  {
    what: 'structured data in a script without its type',
    file: documentOf('projects', 'es'),
    change: swap(' type="application/ld+json"', ''),
    spec: STRUCTURED,
    test: 'search engines that run scripts find the structured data when the page has come alive',
  },
  {
    what: 'structured data that stay on the next page',
    file: SITE_SCRIPT,
    change: swap(',[type$=json]', ''),
    spec: STRUCTURED,
    test: 'structured data go when the visitor moves to another page, which they do not describe',
  },
  {
    what: 'a work that its address does not find',
    file: documentOf('projects', 'es'),
    change: swap('id="nave-central"', 'id="nave"'),
    spec: STRUCTURED,
    test: 'a link to a work of the portfolio leads to that work',
  },
  {
    what: 'Open Graph tags that stay on the next page',
    file: SITE_SCRIPT,
    change: swap('[property],', ''),
    spec: 'tests/e2e/navigation.spec.ts',
    test: 'sharing tags speak of the page that was loaded, and go when another takes its place',
  },
  {
    what: 'tags for X that stay on the next page',
    file: SITE_SCRIPT,
    change: swap('[name^=twitter],', ''),
    spec: 'tests/e2e/navigation.spec.ts',
    test: 'sharing tags speak of the page that was loaded, and go when another takes its place',
  },
  {
    what: 'sharing tags that stay when the language changes',
    file: SITE_SCRIPT,
    // A change of language stays where it is: what comes after this is for all other navigations.
    change: text((code) =>
      code.replace(
        /(for\(const \w+ of document\.querySelectorAll\("\[property\][^)]*\)\)\w+\.remove\(\);)(if\(\w+\?\.keepsPlace\)return;)/,
        '$2$1',
      ),
    ),
    spec: 'tests/e2e/languages.spec.ts',
    test: 'sharing tags and author of one language do not stay in another',
  },
  {
    what: 'an author that stays when the language changes',
    file: SITE_SCRIPT,
    change: swap('[name=author],', ''),
    spec: 'tests/e2e/languages.spec.ts',
    test: 'sharing tags and author of one language do not stay in another',
  },
];
