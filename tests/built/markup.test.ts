import { HtmlValidate, type RuleConfig } from 'html-validate';
import { expect, test } from 'vitest';
import { allDocuments, textOf } from '../support/built-site.ts';

/** Stricter than the presets. */
const FURTHER_RULES: RuleConfig = {
  'no-unknown-attributes': 'error',
  'no-unknown-elements': 'error',
};

/** Rules of the presets that do not hold here, each with the reason. */
const EXCEPTIONS: RuleConfig = {
  // How React writes what HTML leaves open: `charSet`, `<br/>`, `required=""`.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  // React writes `hidden=""`.
  'attribute-empty-style': 'off',
  // Anchors are the headings' own words in their language, which may begin with a number and have accents. HTML allows
  // all but spaces.
  'valid-id': ['error', { relaxed: true }],
  // The typewriter names its heading, since its letters come one by one; ARIA allows names on headings.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A number that may not be broken has a class that says so.
  'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
  // What another host serves could be changed there; the house's own files come with the document.
  'require-sri': ['error', { target: 'crossorigin' }],
  // An article's contents are there twice, for wide and for narrow screens. axe checks this rule in the browser, where
  // the one that is not shown does not count.
  'unique-landmark': 'off',
};

/** What html-validate's tables leave out: drawings have attributes of SVG, Open Graph tags are RDFa. */
const FURTHER_ATTRIBUTES = {
  svg: {
    attributes: {
      color: {},
      fill: {},
      'font-size': {},
      height: {},
      preserveaspectratio: {},
      stroke: {},
      'stroke-width': {},
      'text-anchor': {},
      viewbox: {},
      width: {},
    },
  },
  meta: { attributes: { property: {} } },
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5', FURTHER_ATTRIBUTES],
  rules: { ...FURTHER_RULES, ...EXCEPTIONS },
});

test.each(allDocuments())('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(textOf(file), file);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults.join('\n')).toBe('');
});
