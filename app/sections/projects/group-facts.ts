import type { Work } from '#app/content/works.ts';
import { type Building, DEFAULT_CASE, LIMITS, writeCase } from '#app/lib/planner/case.ts';
import { PLAN } from '#app/lib/planner/parameter.ts';
import type { Category } from '#app/sections/projects/categories.ts';
import type { Language } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';

/** What the calculator calls each group of works. */
const BUILDING: Record<Category, Building> = {
  residential: 'home',
  buildings: 'homes',
  commercial: 'premises',
  warehouses: 'warehouse',
};

/**
 * The fewest and the most weeks that works took; of one that does not say, the weeks promised.
 * @returns undefined where no work says any
 */
export function weeksRange(works: readonly Pick<Work, 'weeks'>[]): [least: number, most: number] | undefined {
  const known = works.flatMap(({ weeks }) => weeks?.real ?? weeks?.promised ?? []);
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : undefined;
}

/** Where the calculator is, set to the kind of building of a group of works and to its usual size. */
export function calculatorAddress(category: Category, language: Language): string {
  const building = BUILDING[category];
  const plan = writeCase({ ...DEFAULT_CASE, building, area: LIMITS[building].usual });
  return `${pathFor('planner', language)}?${PLAN}=${plan}#tu-caso`;
}
