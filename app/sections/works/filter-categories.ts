import type { Work } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { BuildingKind } from '#app/site/paths.ts';

export type Category = Work['category'];

type Group = {
  category: Category;
  anchor: string;
  heading: string;
  short: string;
  /** what one work of the group is: for readers, and (`kind`) for the quote form */
  use: string;
  kind: BuildingKind;
};

/** The four groups of the portfolio, in order. */
export function useCategories(): Group[] {
  const t = useTranslate();
  return [
    {
      category: 'residential',
      anchor: 'residencial',
      heading: t('Obras Residenciales'),
      short: t('Residencial'),
      use: t('Vivienda'),
      kind: 'vivienda',
    },
    {
      category: 'buildings',
      anchor: 'edificios',
      heading: t('Edificios'),
      short: t('Edificios'),
      use: t('Edificio'),
      kind: 'edificio',
    },
    {
      category: 'commercial',
      anchor: 'comercial',
      heading: t('Locales Comerciales'),
      short: t('Locales'),
      use: t('Local'),
      kind: 'local',
    },
    {
      category: 'warehouses',
      anchor: 'naves',
      heading: t('Naves Industriales'),
      short: t('Naves'),
      use: t('Nave'),
      kind: 'nave',
    },
  ];
}
