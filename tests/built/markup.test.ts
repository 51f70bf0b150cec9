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
  // The typewriter's heading has an `aria-label`, as its letters appear one by one; ARIA allows that.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // This class keeps a telephone number on one line.
  'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
  // Integrity hashes guard against changes on another host; own files come from the document's host.
  'require-sri': ['error', { target: 'crossorigin' }],
  // A bar's length, drawn from data; docs/decisions.md, «One sheet in the document».
  'no-inline-style': 'off',
  // An article's table of contents is there twice, for wide and for narrow screens. axe checks this rule in the
  // browser, where the hidden one does not count.
  'unique-landmark': 'off',
};

/** Missing in html-validate's tables: attributes of SVG, and `property`, the RDFa attribute of Open Graph tags. */
const FURTHER_ATTRIBUTES = {
  svg: {
    attributes: {
      color: {},
      fill: {},
      'font-size': {},
      height: {},
      preserveaspectratio: {},
      stroke: {},
      'stroke-linejoin': {},
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
