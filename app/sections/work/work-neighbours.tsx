import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Neighbours } from '#app/sections/shared/neighbours.tsx';
import { useFilterState } from '#app/sections/work/use-filter-state.ts';

/** The works before and after this one in the portfolio. */
export function WorkNeighbours({ previous, next }: Pick<FoundWork, 'previous' | 'next'>) {
  const t = useTranslate();
  return (
    <Neighbours
      label={t('Otras obras')}
      previous={{ ...previous, title: previous.name, label: t('Obra anterior') }}
      next={{ ...next, title: next.name, label: t('Obra siguiente') }}
      state={useFilterState()}
    />
  );
}
