import type { z } from 'zod';
import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';
import { claimsSchema } from './schema/claims.ts';
import { ContentError, readYaml } from './source.ts';

export const CLAIMS_FILE = 'content/claims-and-vat.yaml';

/** A figure or promise of the company, with what it holds for and what it rests on. */
export type Claim = z.output<typeof claimsSchema>[string];

/** Lowest and highest value of a claim: the same number twice where it is no range. In the claim's own unit. */
export type ClaimRange = { from: number; to: number };

/**
 * Every claim by its name.
 * @throws {ContentError} if content/claims-and-vat.yaml is wrong
 */
export function claims(): Record<string, Claim> {
  return readYaml(CLAIMS_FILE, claimsSchema);
}

/**
 * The value of a claim as a range, in its own unit.
 * @param id its name in content/claims-and-vat.yaml
 * @throws {ContentError} if there is no such claim
 */
export function claimRange(id: string): ClaimRange {
  const value = claims()[id]?.value;
  if (value === undefined) {
    throw new ContentError(CLAIMS_FILE, [
      `«${id}» no está: se esperaba una de estas: ${Object.keys(claims()).join(', ')}`,
    ]);
  }
  return typeof value === 'number' ? { from: value, to: value } : value;
}

/**
 * The numbers of several claims by their names, for the data of a page.
 * @throws {ContentError} if there is no such claim
 */
export function claimRanges<Id extends string>(...ids: Id[]): Record<Id, ClaimRange> {
  return Object.fromEntries(ids.map((id) => [id, claimRange(id)])) as Record<Id, ClaimRange>;
}

/** The number of each claim placeholder, e.g. `claims.villa-days` and `claims.house-weeks.from`, without its unit. */
function claimNumbers(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(claims()).flatMap(([id, { value }]) =>
      typeof value === 'number'
        ? [[`claims.${id}`, value]]
        : Object.entries(value).map(([end, number]) => [`claims.${id}.${end}`, number]),
    ),
  );
}

/** A text names a claim that does not exist, or not with the forms of a noun that its language has, or leaves braces open. */
export class UnknownClaim extends Error {
  override name = 'UnknownClaim';
}

/** `{{claims.answer-days}}`, or with the forms of a noun: `{{claims.answer-days | día | días}}`. */
const PLACEHOLDER = /\{\{(claims[^{}\s|]*)(?:\s*\|([^{}]*))?\}\}/g;

/** The form of a noun that a number takes: of two, for one and for more; of three, as in Polish, also for a few. */
function nounFor(number: number, forms: string[], language: Language): string {
  const rules = new Intl.PluralRules(language);
  const expected = rules.resolvedOptions().pluralCategories.includes('few') ? 3 : 2;
  if (forms.length !== expected)
    throw new UnknownClaim(`«${forms.join(' | ')}»: se esperaban ${expected} formas`);
  const category = rules.select(number);
  const index = category === 'one' ? 0 : category === 'few' ? 1 : expected - 1;
  return forms[index]?.trim() ?? '';
}

/**
 * Puts the numbers of the claims into a text, and the nouns that follow them in the form for that number. Other
 * placeholders stay as they are.
 * @throws {UnknownClaim} for a claim that is not in content/claims-and-vat.yaml, where the message lists those that are, and for a
 * single brace
 */
export function withClaims(text: string, language: Language): string {
  const [open] = /\S*[{}]\S*/.exec(text.replace(/\{\{[^{}]*\}\}/g, '')) ?? [];
  if (open) throw new UnknownClaim(`«${open}»: se esperaban dos llaves al principio y dos al final: {{…}}`);
  if (!text.includes('{{claims')) return text;
  const numbers = claimNumbers();
  const format = new Intl.NumberFormat(LANGUAGE_INFO[language].locale);
  return text.replace(PLACEHOLDER, (placeholder, name: string, forms?: string) => {
    const number = numbers[name];
    if (number === undefined) {
      throw new UnknownClaim(
        `${placeholder} no vale: se esperaba una de estas: ${Object.keys(numbers).join(', ')}`,
      );
    }
    return forms === undefined ? format.format(number) : nounFor(number, forms.split('|'), language);
  });
}
