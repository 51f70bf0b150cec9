import type { z } from 'zod';
import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { claimsSchema } from './schema/claims.ts';
import { ContentError } from './source.ts';

export const CLAIMS_FILE = collectionFile('claims');

/** A figure or promise of the company, with what it holds for and what it rests on. */
export type Claim = z.output<typeof claimsSchema>[string];

/** Lowest and highest value of a claim: the same number twice where it is no range. In the claim's own unit. */
export type ClaimRange = { from: number; to: number };

/**
 * Every claim by its name.
 * @throws {ContentError} if content/claims/ is wrong
 */
export function claims(): Record<string, Claim> {
  return readCollection('claims', claimsSchema);
}

/**
 * The value of a claim as a range, in its own unit.
 * @param id its name in content/claims/
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

/**
 * The value of each claim placeholder, e.g. `claims.villa-days` and `claims.house-weeks.from`: the number without its
 * unit, in the language's format.
 */
export function claimFigures(language: Language): Record<string, string> {
  const format = new Intl.NumberFormat(LANGUAGE_INFO[language].locale);
  return Object.fromEntries(
    Object.entries(claims()).flatMap(([id, { value }]) =>
      typeof value === 'number'
        ? [[`claims.${id}`, format.format(value)]]
        : Object.entries(value).map(([end, number]) => [`claims.${id}.${end}`, format.format(number)]),
    ),
  );
}

/** A text names a claim that does not exist. */
export class UnknownClaim extends Error {
  override name = 'UnknownClaim';
}

/**
 * Puts the numbers of the claims into a text. Other placeholders stay as they are.
 * @throws {UnknownClaim} for a claim that is not in content/claims/; the message lists those that are
 */
export function withClaims(text: string, language: Language): string {
  if (!text.includes('{{claims')) return text;
  const figures = claimFigures(language);
  return text.replace(/\{\{(claims[^{}]*)\}\}/g, (placeholder, name: string) => {
    const figure = figures[name];
    if (figure !== undefined) return figure;
    throw new UnknownClaim(
      `${placeholder} no vale: se esperaba una de estas: ${Object.keys(figures).join(', ')}`,
    );
  });
}
