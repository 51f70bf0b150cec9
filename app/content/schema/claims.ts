import { z } from 'zod';
import { id, inEachLanguage, line } from './text.ts';

const number = z.number().positive('expected a number above 0');

const range = z
  .strictObject({ from: number, to: number })
  .refine(({ from, to }) => from < to, 'expected the lower number first');

/** What a claim counts. */
export const CLAIM_UNITS = ['weeks', 'days', 'years', 'percent', 'people'] as const;

const words = inEachLanguage(() => line.max(160));

const basis = z.union([
  z.strictObject({ own: z.literal(true) }),
  z.strictObject({
    source: line,
    year: z.number().int().min(1900).max(2100),
    url: z.url({ protocol: /^https$/ }).optional(),
  }),
]);

/** Figures and promises of the company: content/claims.yaml, keyed by the names that texts use. */
export const claimsSchema = z.record(
  id,
  z.strictObject({
    value: z.union([number, range], 'expected a number, or a range { from, to }'),
    unit: z.enum(CLAIM_UNITS),
    holdsFor: words.describe('what it is said of, and from when to when it counts'),
    qualification: words.describe('what makes it honest'),
    basis: basis.describe('`own: true`, or source and year'),
    sample: z.literal(true).optional().describe('until the owner has confirmed it'),
    otherMeanings: z
      .array(line)
      .optional()
      .describe('pieces of text in which the same figure means something else'),
  }),
);
