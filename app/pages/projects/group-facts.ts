import type { Work } from '#app/content/works.ts';
import { type Building, DEFAULT_CASE, LIMITS, writeCase } from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import type { Category } from '#app/sections/works/filter-categories.ts';
import { pathFor } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';

/** What the calculator calls each group of works. */
const BUILDING: Record<Category, Building> = {
  residential: 'home',
  buildings: 'homes',
  commercial: 'premises',
  warehouses: 'warehouse',
};

/**
 * The fewest and the most weeks that works took; for a work without that fact, the weeks promised.
 * @returns undefined if no work has either
 */
export function weeksRange(works: readonly Pick<Work, 'weeks'>[]): [least: number, most: number] | undefined {
  const known = works.flatMap(({ weeks }) => weeks?.real ?? weeks?.promised ?? []);
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : undefined;
}

/** URL of the calculator, preset to a group's kind of building and its usual area. */
export function calculatorAddress(category: Category, language: Language): string {
  const building = BUILDING[category];
  const plan = writeCase({ ...DEFAULT_CASE, building, area: LIMITS[building].usual });
  return `${pathFor('planner', language)}?${PLAN}=${plan}#tu-caso`;
}
