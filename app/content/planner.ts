import type { Durations, StageId, Weeks } from '#app/lib/planner/calendar.ts';
import { STAGES } from '#app/lib/planner/calendar.ts';
import { LINES, type LineId, type Rates, type Three } from '#app/lib/planner/cost-lines.ts';
import type { SummaryData } from '#app/lib/planner/summary.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';
import { claimRange } from './claims.ts';
import { phases, price, road } from './collections.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { finishedText } from './finished-text.ts';
import { inLanguage } from './in-language.ts';
import { plannerSchema } from './schema/planner.ts';
import { ContentError } from './source.ts';

const PLANNER_FILE = collectionFile('planner');

/**
 * A percentage and what it is of, as the table prints it.
 * @param basis with `#` in the place of the number
 * @param percent one, or low, typical and high
 */
function inPercent(basis: string, percent: readonly [number, ...number[]], language: Language): string {
  const [low, high = low] = [percent[0], percent.at(-1)];
  const written = [...new Set([low, high])].join('–').replaceAll('.', LANGUAGE_INFO[language].decimalMark);
  return finishedText(basis.replace('#', written), language);
}

function ratesOf(file: ReturnType<typeof plannerFile>): Rates {
  const { overheads, prices, storey, fees, lines, tariffs } = file;
  return {
    overheads,
    prices,
    storey,
    fees,
    lines,
    tariffs,
    vat: { homes: claimRange('vat-home').from, general: claimRange('vat-general').from },
  };
}

const plannerFile = () => readCollection('planner', plannerSchema);

/** Strips the rates of all but their figures: `planner` returns texts and sample marks apart from them. */
function withoutWords(rates: Rates): Rates {
  const numbers = Object.entries(rates.lines).map(([id, line]) => {
    const { name, payee, source, group, sample, of, ...rest } = line as Record<string, unknown>;
    return [id, rest];
  });
  const figures = ({ sample, ...rest }: Record<string, unknown>) => rest;
  return {
    ...rates,
    prices: figures(rates.prices) as Rates['prices'],
    storey: figures(rates.storey) as Rates['storey'],
    fees: figures(rates.fees) as Rates['fees'],
    lines: Object.fromEntries(numbers.filter(([, rest]) => Object.keys(rest as object).length > 0)),
  } as Rates;
}

/**
 * Figures and texts of the cost calculator in a language.
 * @throws {ContentError} if content/planner/ is wrong, or does not fit the road, the phases or the price
 */
export function planner(language: Language) {
  const file = plannerFile();
  const words = inLanguage(file, language);
  const { calendar } = words;
  const known = [
    ...road(language).steps,
    ...phases(language),
    ...(['search', 'outside', 'deed'] as const).map((id) => ({ id, ...calendar[id] })),
  ];
  const stageOf = (id: StageId) => {
    const stage = known.find((each) => each.id === id);
    if (stage) return stage;
    throw new ContentError(PLANNER_FILE, [
      `calendar: «${id}» no está ni en content/road/ ni en content/phases/`,
    ]);
  };
  const stages = STAGES.map((id) => [id, stageOf(id)] as const);
  const { payments, sample: priceSample } = price(language);
  if (payments.length !== file.payments.length) {
    throw new ContentError(PLANNER_FILE, [
      `payments: se esperaban ${payments.length}, uno por cada pago de content/price/es.yaml`,
    ]);
  }
  const rates = ratesOf(file);
  const basisOf = (id: LineId): string => {
    if (id === 'worksVat') return inPercent(words.bases.works, [rates.vat.homes], language);
    const { of, percent } = words.lines[id] as { of?: keyof typeof words.bases; percent?: number | Three };
    if (!of || percent === undefined) return '';
    // The tax on a plot: lowest if a private person sells it, highest if a business does.
    const range =
      typeof percent === 'number'
        ? ([percent, rates.vat.general + rates.lines.deedTax.percent[2]] as const)
        : percent;
    return inPercent(words.bases[of], range, language);
  };
  const durations: Durations = {
    stages: Object.fromEntries(stages.map(([id, { weeks }]) => [id, weeks as Weeks])) as Durations['stages'],
    slope: calendar.slope,
    size: calendar.size,
  };
  return {
    showPrices: file.showPrices,
    rates: withoutWords(rates),
    durations,
    stageNames: Object.fromEntries(stages.map(([id, { name }]) => [id, name])) as Record<StageId, string>,
    parts: payments.map(({ part, name }, index) => ({
      part,
      name,
      after: file.payments[index] ?? ('handover' as const),
    })),
    groups: words.groups,
    words: words.words,
    // The types take a record with arbitrary keys for a text in several languages.
    payees: words.payees as unknown as Record<string, string>,
    sources: words.sources as unknown as Record<string, PlannerSource>,
    kinds: words.kinds,
    lines: Object.fromEntries(
      Object.values(LINES)
        .flat()
        .map((id) => {
          const { name, payee, source, sample } = words.lines[id];
          return [id, { name, payee, source, sample: sample === true, basis: basisOf(id) }];
        }),
    ) as Record<LineId, PlannerLine>,
    /** VAT on works other than homes, as the table prints it */
    otherVatBasis: inPercent(words.bases.works, [rates.vat.general], language),
    /** whether any figure that the page counts with is still a sample */
    sample: [file.showPrices && (file.prices.sample || priceSample), calendar.sample].includes(true),
  };
}

/** What the quote form needs to write a case down: always in Spanish. */
export function summaryData(): SummaryData {
  const { showPrices, rates, durations, groups } = planner(DEFAULT_LANGUAGE);
  return { showPrices, rates, durations, groups };
}

type PlannerLine = { name: string; payee: string; source: string; sample: boolean; basis: string };

type PlannerSource = {
  kind: 'law' | 'published' | 'estimate' | 'owner';
  /** month in which it was published or read, such as `2026-06` */
  date: string;
  url?: string;
  text: string;
};

export type Planner = ReturnType<typeof planner>;
