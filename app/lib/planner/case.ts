/** Kinds of building, in the order shown. */
export const BUILDINGS = ['home', 'homes', 'premises', 'warehouse'] as const;
export const PLOTS = ['looking', 'owned', 'permit'] as const;
export const EXTRAS = ['pool', 'slope', 'garage', 'solar', 'garden'] as const;

export type Building = (typeof BUILDINGS)[number];
export type Extra = (typeof EXTRAS)[number];

/** What is asked on the calculator. */
export type PlannerCase = {
  building: Building;
  /** square metres built */
  area: number;
  /** above ground */
  storeys: number;
  /** 1 simple, 2 good, 3 high */
  finish: 1 | 2 | 3;
  extras: readonly Extra[];
  plot: (typeof PLOTS)[number];
  /** of a plot that is looked for, in whole euros */
  plotPrice: number;
  /** whether who builds lives in Spain */
  resident: boolean;
  /** whether who builds is a business */
  business: boolean;
  /** first month, such as `2027-03`; empty while it is open */
  start: string;
};

/** Smallest and largest area in square metres, the one to begin with, and the most storeys, of each kind. */
export const LIMITS: Record<Building, { area: readonly [number, number]; usual: number; storeys: number }> = {
  home: { area: [40, 800], usual: 150, storeys: 3 },
  homes: { area: [120, 6000], usual: 600, storeys: 6 },
  premises: { area: [40, 5000], usual: 300, storeys: 3 },
  warehouse: { area: [150, 15000], usual: 1000, storeys: 2 },
};

/** All numbers of storeys; planner.css hides those that the kind chosen may not have. */
export const STOREYS = [1, 2, 3, 4, 5, 6];

export const MOST_FOR_PLOT = 5_000_000;

/** How many years ahead a start may be. */
const YEARS_AHEAD = 10;

export const DEFAULT_CASE: PlannerCase = {
  building: 'home',
  area: LIMITS.home.usual,
  storeys: 1,
  finish: 2,
  extras: [],
  plot: 'owned',
  plotPrice: 120_000,
  resident: true,
  business: false,
  start: '',
};

/**
 * A case as its visitor wants it: the usual area of a kind of building is nobody's wish, so it is left open (`NaN`), and
 * `clampCase` gives another kind its own.
 */
export function asWanted(plan: PlannerCase): PlannerCase {
  return plan.area === LIMITS[plan.building].usual ? { ...plan, area: Number.NaN } : plan;
}

/** Whether people live in it: other taxes, other insurance. */
export function isHome(building: Building): boolean {
  return building === 'home' || building === 'homes';
}

/** A pool is built beside homes only. */
function extrasOf(building: Building): readonly Extra[] {
  return isHome(building) ? EXTRAS : EXTRAS.filter((extra) => extra !== 'pool');
}

export type PlannerField = keyof PlannerCase;

/** Number of months since the year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The month of a number: `2027-03`. */
export function monthOf(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The month it is where the visitor is, such as `2026-11`. */
export function thisMonth(): string {
  const now = new Date();
  return monthOf(now.getFullYear() * 12 + now.getMonth());
}

function whole(value: number, least: number, most: number, otherwise: number): number {
  if (Number.isNaN(value)) return otherwise;
  return Math.round(Math.min(Math.max(value, least), most));
}

/**
 * Clamps a case to the limits of the calculator.
 * @param wanted may hold anything
 * @param thisMonth such as `2026-11`; an earlier start is moved to it
 * @returns the case, and the fields that had to be changed
 */
export function clampCase(
  wanted: PlannerCase,
  thisMonth?: string,
): { plan: PlannerCase; changed: PlannerField[] } {
  const building = BUILDINGS.includes(wanted.building) ? wanted.building : DEFAULT_CASE.building;
  const limits = LIMITS[building];
  const plan: PlannerCase = {
    building,
    area: whole(wanted.area, ...limits.area, limits.usual),
    storeys: whole(wanted.storeys, 1, limits.storeys, DEFAULT_CASE.storeys),
    finish: whole(wanted.finish, 1, 3, DEFAULT_CASE.finish) as PlannerCase['finish'],
    extras: extrasOf(building).filter((extra) => wanted.extras.includes(extra)),
    plot: PLOTS.includes(wanted.plot) ? wanted.plot : DEFAULT_CASE.plot,
    plotPrice: whole(wanted.plotPrice, 0, MOST_FOR_PLOT, DEFAULT_CASE.plotPrice),
    resident: wanted.resident,
    business: wanted.business,
    start: clampMonth(wanted.start, thisMonth),
  };
  const changed = (Object.keys(plan) as PlannerField[]).filter(
    (field) => String(plan[field]) !== String(wanted[field]),
  );
  return { plan, changed };
}

function clampMonth(month: string, thisMonth?: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return '';
  if (!thisMonth) return month;
  const earliest = monthNumber(thisMonth);
  return monthOf(Math.min(Math.max(monthNumber(month), earliest), earliest + 12 * YEARS_AHEAD));
}

/** The parts of the parameter: short names, joined as `m2-150.p-2`. */
const NAMES: Record<string, PlannerField> = {
  k: 'building',
  m2: 'area',
  p: 'storeys',
  f: 'finish',
  x: 'extras',
  s: 'plot',
  e: 'plotPrice',
  r: 'resident',
  b: 'business',
  d: 'start',
};

function written(plan: PlannerCase, field: PlannerField): string {
  const value = plan[field];
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (field === 'start') return plan.start.replace('-', '');
  return Array.isArray(value) ? value.map((extra) => EXTRAS.indexOf(extra)).join('') : String(value);
}

/** A case as the value of the parameter. Default values are left out, except the area, whose default varies. */
export function writeCase(plan: PlannerCase): string {
  return Object.entries(NAMES)
    .filter(([, field]) => field === 'area' || written(plan, field) !== written(DEFAULT_CASE, field))
    .map(([name, field]) => `${name}-${written(plan, field)}`)
    .join('.');
}

/**
 * Reads the value of the parameter, however broken.
 * @param thisMonth such as `2026-11`; an earlier start is moved to it
 * @returns the case, the fields whose value could not be taken as it is written, and whether a piece belonged to no field
 *   or repeated one
 */
export function readCase(
  value: string,
  thisMonth?: string,
): { plan: PlannerCase; changed: PlannerField[]; unread: boolean } {
  const parts = new Map<PlannerField, string>();
  const pieces = value ? value.split('.') : [];
  for (const piece of pieces) {
    const [, name = '', rest = ''] = /^([a-z]\d?)-(.*)$/.exec(piece) ?? [];
    const field = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (field) parts.set(field, rest);
  }
  const building = BUILDINGS.find((kind) => kind === parts.get('building')) ?? DEFAULT_CASE.building;
  const start = { ...DEFAULT_CASE, area: LIMITS[building].usual };
  const number = (field: 'area' | 'storeys' | 'finish' | 'plotPrice') => {
    const text = parts.get(field);
    return text === undefined ? start[field] : /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  };
  const bit = (field: 'resident' | 'business') =>
    parts.has(field) ? parts.get(field) === '1' : start[field];
  const month = parts.get('start') ?? '';
  const wanted: PlannerCase = {
    building,
    area: number('area'),
    storeys: number('storeys'),
    finish: number('finish') as PlannerCase['finish'],
    extras: EXTRAS.filter((_, index) => parts.get('extras')?.includes(String(index))),
    plot: (parts.get('plot') ?? start.plot) as PlannerCase['plot'],
    plotPrice: number('plotPrice'),
    resident: bit('resident'),
    business: bit('business'),
    start: month.length === 6 ? `${month.slice(0, 4)}-${month.slice(4)}` : month,
  };
  const { plan, changed } = clampCase(wanted, thisMonth);
  // A value that is not understood, such as `b-true`, becomes another one that `clampCase` accepts.
  const misread = [...parts].filter(([field, text]) => text !== written(plan, field)).map(([field]) => field);
  return { plan, changed: [...new Set([...changed, ...misread])], unread: pieces.length > parts.size };
}
