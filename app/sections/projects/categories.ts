import type { Work } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

export type Category = Work['category'];

/** The four groups of the portfolio, in order: anchor, heading and short name. */
export function useCategories(): { category: Category; anchor: string; heading: string; short: string }[] {
  const t = useTranslate();
  return [
    {
      category: 'residential',
      anchor: 'residencial',
      heading: t('Obras Residenciales'),
      short: t('Residencial'),
    },
    { category: 'buildings', anchor: 'edificios', heading: t('Edificios'), short: t('Edificios') },
    { category: 'commercial', anchor: 'comercial', heading: t('Locales Comerciales'), short: t('Locales') },
    { category: 'warehouses', anchor: 'naves', heading: t('Naves Industriales'), short: t('Naves') },
  ];
}
