import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Neighbours } from '#app/sections/neighbours.tsx';
import { useFilterState } from '#app/sections/works/use-filter-state.ts';

/** The works before and after this one in the portfolio; of two, the other one; nothing where it is the only one. */
export function WorkNeighbours({ path, previous, next }: Pick<FoundWork, 'path' | 'previous' | 'next'>) {
  const t = useTranslate();
  const state = useFilterState();
  if (next.path === path) return null;
  return (
    <Neighbours
      label={t('Otras obras')}
      previous={
        previous.path === next.path
          ? undefined
          : { ...previous, title: previous.name, label: t('Obra anterior') }
      }
      next={{ ...next, title: next.name, label: t('Obra siguiente') }}
      state={state}
    />
  );
}
