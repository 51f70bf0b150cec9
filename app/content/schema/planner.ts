import { z } from 'zod';
import { BUILDINGS } from '#app/lib/planner/case.ts';
import { PAID_AFTER } from '#app/lib/planner/payments.ts';
import { LINE_GROUPS } from '#app/lib/planner/rates.ts';
import { localized } from './finished.ts';
import { id, line } from './text.ts';

const sample = z.boolean().optional().describe('true until the owner has confirmed it');

/** Low, typical and high. */
function three(value: z.ZodNumber) {
  return z
    .tuple([value, value, value])
    .refine(
      ([low, typical, high]) => low <= typical && typical <= high,
      'expected [low, typical, high], each at least the one before',
    );
}

const percent = z.number().min(0).max(100);
const percents = three(percent);
const euros = three(z.number().int().min(0).max(1_000_000));
const squareMetres = z.number().int().positive();
const weeks = z
  .tuple([z.number().int().min(0), z.number().int().min(1).max(60)])
  .refine(([least, most]) => least <= most, 'expected the shorter duration first');

function forEachBuilding<T extends z.ZodType>(value: T) {
  return z.strictObject(
    Object.fromEntries(BUILDINGS.map((kind) => [kind, value])) as Record<(typeof BUILDINGS)[number], T>,
  );
}

const common = {
  group: z.enum(LINE_GROUPS),
  payee: id.or(z.string().regex(/^[a-z][a-zA-Z]*$/)),
  source: z.string().regex(/^[a-z][a-zA-Z]*$/),
  sample,
  name: localized(line.max(60)),
};
const plain = z.strictObject(common);
const ofExecution = z.strictObject({ ...common, of: z.literal('execution'), percent: percents });
const ofContract = z.strictObject({ ...common, of: z.literal('contract'), percent: percents });
const fixed = z.strictObject({ ...common, euros });
const byKind = z.strictObject({ ...common, byKind: forEachBuilding(euros) });

/** The lines of the table, in its order: each has the figures that app/lib/planner/costs.ts counts with. */
const lines = z.strictObject({
  house: plain,
  garage: z.strictObject({ ...common, squareMetres, percentOfHouse: percents }),
  slope: z.strictObject({ ...common, percentOfHouse: percents }),
  pool: fixed,
  solar: fixed,
  garden: z.strictObject({ ...common, squareMetres, eurosEach: euros }),
  worksVat: plain,
  architect: ofExecution,
  technician: ofExecution,
  icio: ofExecution,
  permitFee: ofExecution,
  survey: byKind,
  papers: z.strictObject({ ...common, of: z.literal('execution'), percent: percents, euros }),
  siteInsurance: ofContract,
  decennial: z.strictObject({ ...common, of: z.literal('contract'), percent: percents, least: euros }),
  connections: byKind,
  deedTax: z.strictObject({ ...common, of: z.literal('declared'), percent: percents }),
  deedNotary: plain,
  appraisal: fixed,
  contingency: z.strictObject({ ...common, of: z.literal('works-and-fees'), percent: percents }),
  plot: plain,
  plotTax: z
    .strictObject({
      ...common,
      of: z.literal('price'),
      percent,
      dear: z.strictObject({ above: z.number().int().positive(), percent }),
    })
    .refine(({ percent, dear }) => percent <= dear.percent, 'expected dear plots to pay no less'),
  plotLawyer: z.strictObject({ ...common, of: z.literal('price'), percent: percents, least: euros }),
  plotNotary: plain,
});

const sentence = localized(line.max(260));
const word = localized(line.max(20));
const basis = localized(line.max(60).includes('#'));

const step = z.strictObject({
  value: z.number().int().positive(),
  notary: z.number().positive(),
  registry: z.number().positive(),
});

/** What the cost calculator counts with: content/planner.yaml. */
export const plannerSchema = z
  .strictObject({
    showPrices: z.boolean(),
    overheads: z.strictObject({ generalCosts: percent, profit: percent }),
    prices: z.strictObject({ sample, ...forEachBuilding(z.tuple([euros, euros, euros])).shape }),
    storey: z.strictObject({ sample, percent: percent.max(20) }),
    fees: z.strictObject({
      sample,
      parts: z
        .tuple([percent.int(), percent.int(), percent.int()])
        .refine((parts) => parts.reduce((sum, part) => sum + part, 0) === 100, 'expected parts of 100'),
    }),
    groups: z.strictObject(
      Object.fromEntries(LINE_GROUPS.map((group) => [group, localized(line.max(30))])) as Record<
        (typeof LINE_GROUPS)[number],
        ReturnType<typeof localized>
      >,
    ),
    payees: z.record(z.string(), localized(line.max(60))),
    sources: z.record(
      z.string(),
      z.strictObject({
        kind: z.enum(['law', 'published', 'estimate', 'owner']),
        date: z.string().regex(/^\d{4}-\d{2}$/, 'expected a month such as 2026-11'),
        url: z.url({ protocol: /^https$/ }).optional(),
        text: localized(line.max(160)),
      }),
    ),
    kinds: z.strictObject({ law: word, published: word, estimate: word, owner: word }),
    bases: z.strictObject({
      works: basis,
      execution: basis,
      declared: basis,
      contract: basis,
      price: basis,
      'works-and-fees': basis,
    }),
    lines,
    tariffs: z.strictObject({
      steps: z
        .array(step)
        .min(2)
        .refine(
          (steps) =>
            steps.every(({ value, notary, registry }, index) => {
              const before = steps[index - 1];
              return (
                !before || (value > before.value && notary >= before.notary && registry >= before.registry)
              );
            }),
          'expected each step dearer than the one before',
        ),
      mostRegistry: z.number().positive(),
      withCopies: three(z.number().min(1).max(5)),
    }),
    calendar: z.strictObject({
      sample,
      search: z.strictObject({ weeks, name: localized(line.max(40)) }),
      outside: z.strictObject({ weeks, name: localized(line.max(40)) }),
      deed: z.strictObject({ weeks, name: localized(line.max(40)) }),
      slope: weeks,
      size: forEachBuilding(z.strictObject({ upTo: squareMetres, weekFor: squareMetres })),
    }),
    payments: z.array(z.enum(PAID_AFTER)),
    words: z.strictObject({
      leftOut: z.array(localized(line.max(130))),
      homesVat: sentence,
      otherVat: sentence,
      business: sentence,
      mustInsure: sentence,
      mayInsure: sentence,
      abroad: z.array(sentence),
      notice: sentence,
      calendar: sentence,
      payments: sentence,
      costs: sentence,
      withoutScript: sentence,
      unread: sentence,
      fileFailed: sentence,
      quoteForm: sentence,
      noMonth: sentence,
      examples: sentence,
    }),
  })
  .superRefine(({ prices, lines, payees, sources }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const kind of BUILDINGS) {
      const finishes = prices[kind];
      for (const [level, price] of finishes.entries()) {
        const simpler = finishes[level - 1];
        if (simpler && price.some((euros, index) => euros < (simpler[index] ?? 0)))
          issue(['prices', kind, level], 'expected a better finish to cost no less');
      }
    }
    for (const [name, { payee, source }] of Object.entries(lines)) {
      if (!(payee in payees))
        issue(['lines', name, 'payee'], `expected one of ${Object.keys(payees).join(', ')}`);
      if (!(source in sources))
        issue(['lines', name, 'source'], `expected one of ${Object.keys(sources).join(', ')}`);
    }
  });
