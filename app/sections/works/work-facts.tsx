import type { Work } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { useCategories } from '#app/sections/works/filter-categories.ts';

type Fact = {
  name: string;
  value: string | number;
};

/** The known facts of a work with their names. */
function known(facts: readonly (readonly [name: string, value: string | number | undefined])[]): Fact[] {
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

/** The facts by which works of one group are told apart at a glance. */
export function useWorkFacts(): (work: Pick<Work, 'area' | 'place' | 'year'>) => Fact[] {
  const t = useTranslate();
  return ({ area, place, year }) =>
    known([
      [t('Superficie'), area],
      [t('Municipio'), place],
      [t('Año'), year],
    ]);
}

/** All facts, for a work's own page: planned and actual weeks in one, existing and new storeys in one. */
export function useAllWorkFacts(): (
  work: Pick<Work, 'category' | 'area' | 'place' | 'weeks' | 'storeys' | 'storeysAdded' | 'year'>,
) => Fact[] {
  const t = useTranslate();
  const categories = useCategories();
  return ({ category, area, place, storeys, storeysAdded, weeks, year }) => {
    const { promised, real } = weeks ?? {};
    return known([
      [t('Uso'), categories.find((one) => one.category === category)?.use],
      [t('Superficie'), area],
      [t('Municipio'), place],
      storeys && storeysAdded
        ? [t('Plantas, antes + nuevas'), `${storeys - storeysAdded} + ${storeysAdded}`]
        : [t('Plantas'), storeys],
      promised && real
        ? [t('Semanas, plan / real'), `${promised} / ${real}`]
        : [t('Semanas'), real ?? promised],
      [t('Año'), year],
    ]);
  };
}
