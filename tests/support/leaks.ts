import { unescaped } from './built-site.ts';

/** What no published file may contain, and its pattern. */
const LEAKS: readonly [what: string, pattern: RegExp][] = [
  ['name reserved for examples', /\bexample\.(?:com|net|org)\b|(?<=\w)\.(?:example|invalid)\b/gi],
  ['telephone number of zeros', /\+?\b\d{2,3}(?:[\s-]?\d{3})?[\s-]?000[\s-]?000\b/g],
  ['developing machine', /\blocalhost\b|\b127\.0\.0\.1\b|\bfile:\/\/|\/@fs\/|\bnode_modules\//g],
  ['path of a machine', /(?<![\w.-])\/(?:home|root|tmp|Users|work|workspace|mnt)\/[\w.-]+|\b[A-Z]:\\\w+/g],
  ['visitor of the tests', /\bAnneke\b|\bJansen\b/g],
  ['source map', /\bsourceMappingURL\b/g],
  ['name that stands for a value', /\{\{(?:claims|planner)\.[\w.-]+/g],
  ['secret of the build', /\bprocess\.env\.(?!NODE_ENV)\w+|-----BEGIN [A-Z ]+-----/g],
  ['note to oneself', /\b(?:TODO|FIXME|lorem ipsum)\b/g],
  // React's own markers excepted.
  ['comment', /<!--(?!\s?-->|\/?[$&][!?~]?-->).{0,40}/g],
];

/** A value and the forms of it that links and addresses need. */
export function formsOf(value: string): string[] {
  const forms = [value];
  if (/^https:/.test(value)) forms.push(new URL(value).host);
  if (/^\+[\d\s]+$/.test(value)) forms.push(value.replace(/\s/g, ''), value.replace(/\D/g, ''));
  return forms;
}

/** All texts of a settings or content file, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * What a published file says that it should not.
 * @param text content of the file, escaped in whichever way
 * @param intended values that are there because settings or content say so
 */
export function leaksIn(text: string, intended: readonly string[] = []): string[] {
  let rest = unescaped(text);
  for (const value of intended) rest = rest.replaceAll(value, '◇');
  return LEAKS.flatMap(([what, pattern]) =>
    [...rest.matchAll(pattern)].map(({ 0: found, index }) => {
      const context = rest.slice(Math.max(0, index - 30), index + found.length + 10);
      return `${what}: …${context.replace(/\s+/g, ' ')}…`;
    }),
  );
}
