import { type Break, documentOf, swap, text } from './break.ts';

const SPEC = 'tests/e2e/deferred-sections.spec.ts';
const SITE_SCRIPT = 'assets/site-????????.js';
const STYLE_SHEET = 'assets/site-????????.css';

const SLIDING = 'cards below the screen slide in when they come into view, and what is on it never waits';

/** What a phone draws later than the first screens, and what slides in there. */
export const DEFERRED_SECTIONS: Break[] = [
  {
    what: 'a page that is drawn at once',
    file: documentOf('home', 'es'),
    change: swap('{content-visibility:auto;', '{'),
    also: [STYLE_SHEET],
    spec: SPEC,
    test: 'what is far below the screen waits until the page has come alive',
  },
  {
    what: 'a long text that is drawn at once',
    file: documentOf('legal-notice', 'es'),
    change: text((html) => html.replaceAll(/<section>|<\/section>/g, '')),
    spec: SPEC,
    test: 'so does the end of a long text: /aviso-legal',
  },
  {
    what: 'sections that are drawn only when somebody comes near',
    file: SITE_SCRIPT,
    change: swap('.classList.contains("deferring")', '.classList.contains("deferred")'),
    spec: SPEC,
    test: 'what is far below the screen waits until the page has come alive',
  },
  {
    what: 'sections that are not drawn when somebody comes near',
    file: documentOf('home', 'es'),
    change: swap('{content-visibility:auto;', '{content-visibility:hidden;'),
    also: [STYLE_SHEET],
    spec: SPEC,
    test: 'it is drawn before that for whoever scrolls there',
  },
  {
    what: 'a place that is looked for while sections have no height of their own',
    file: documentOf('phases', 'es'),
    change: text((css) => css.replaceAll(':not(:has(:target))', '')),
    also: [STYLE_SHEET],
    spec: SPEC,
    test: 'a link to a place that has not been drawn leads there',
  },
  {
    what: 'large screens that wait too',
    file: documentOf('home', 'es'),
    change: text((css) => css.replace(/@media not all and \(width>=48rem\)\{(?=\.deferring)/, '@media all{')),
    also: [STYLE_SHEET],
    spec: SPEC,
    test: 'a large screen is drawn at once',
  },
  {
    what: 'cards that never slide in',
    file: SITE_SCRIPT,
    change: swap('.replace("reveal-waiting","reveal-shown")', '.contains("reveal-waiting")'),
    spec: 'tests/e2e/home.spec.ts',
    test: SLIDING,
  },
  {
    what: 'cards that do not slide in where their section was drawn later',
    file: SITE_SCRIPT,
    change: text((code) => code.replace(/\|\|0===\w+\.height/, '')),
    spec: 'tests/e2e/home.spec.ts',
    test: SLIDING,
  },
  {
    what: 'cards that are there before they come into view',
    file: SITE_SCRIPT,
    change: swap('.classList.add("reveal-waiting")', '.classList.add("none")'),
    spec: 'tests/e2e/home.spec.ts',
    test: SLIDING,
  },
];
