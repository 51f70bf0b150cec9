import type { Building } from './case.ts';

/** Low, typical and high. */
export type Three = readonly [number, number, number];

/** Every possible cost line by its group in the table, in the order of the table. */
export const LINES = {
  works: ['house', 'garage', 'slope', 'pool', 'solar', 'garden'],
  taxes: ['worksVat', 'icio', 'permitFee'],
  design: ['architect', 'technician'],
  studies: ['survey', 'papers'],
  insurance: ['siteInsurance', 'decennial'],
  connections: ['connections'],
  deed: ['deedTax', 'deedNotary'],
  finance: ['appraisal'],
  contingency: ['contingency'],
  plot: ['plot', 'plotTax', 'plotLawyer', 'plotNotary'],
} as const;

export type LineGroup = keyof typeof LINES;
export type LineId = (typeof LINES)[LineGroup][number];

export const LINE_GROUPS = Object.keys(LINES) as LineGroup[];

type PartOf = { percent: Three };
type Fixed = { euros: Three };
type ByKind = { byKind: Record<Building, Three> };

/** Figures of content/planner/: percentages, and whole euros. */
export type Rates = {
  overheads: { generalCosts: number; profit: number };
  prices: Record<Building, readonly [Three, Three, Three]>;
  storey: { percent: number };
  fees: { parts: Three };
  /** in percent: works on homes, and everything else that is taxed */
  vat: { homes: number; general: number };
  lines: {
    garage: { squareMetres: number; percentOfHouse: Three };
    slope: { percentOfHouse: Three };
    pool: Fixed;
    solar: Fixed;
    garden: { squareMetres: number; eurosEach: Three };
    architect: PartOf;
    technician: PartOf;
    icio: PartOf;
    permitFee: PartOf;
    survey: ByKind;
    papers: PartOf & Fixed;
    siteInsurance: PartOf;
    decennial: PartOf & { least: Three };
    connections: ByKind;
    deedTax: PartOf;
    appraisal: Fixed;
    contingency: PartOf;
    plotTax: { percent: number; dear: { above: number; percent: number } };
    plotLawyer: PartOf & { least: Three };
  };
  tariffs: {
    steps: readonly { value: number; notary: number; registry: number }[];
    mostRegistry: number;
    withCopies: Three;
  };
};
