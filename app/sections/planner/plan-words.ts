import { type Translate, useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { monthsOf, type Weeks } from '#app/lib/planner/calendar.ts';
import type { PlannerCase, PlannerField } from '#app/lib/planner/case.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { LANGUAGE_INFO } from '#app/site/languages.ts';

/** What the fields of the calculator and their choices are called. */
export function fieldWords(t: Translate) {
  return {
    building: {
      home: t('Una vivienda'),
      homes: t('Varias viviendas'),
      premises: t('Un local'),
      warehouse: t('Una nave'),
    },
    finish: { 1: t('Sencillo'), 2: t('Bueno'), 3: t('Alta gama') },
    extras: {
      pool: t('Piscina'),
      slope: t('Sótano o pendiente'),
      garage: t('Garaje y terrazas'),
      solar: t('Placas fotovoltaicas'),
      garden: t('Jardín y vallado'),
    },
    plot: {
      looking: t('La busco'),
      owned: t('La tengo'),
      permit: t('La tengo, con licencia'),
    },
    fields: {
      building: t('Qué construyes'),
      area: t('Superficie construida, en m²'),
      storeys: t('Plantas'),
      finish: t('Acabado'),
      extras: t('Extras'),
      plot: t('Parcela'),
      plotPrice: t('Precio de la parcela, en euros'),
      resident: t('Dónde vives'),
      business: t('Quién construye'),
      start: t('Cuándo empiezas'),
    } satisfies Record<PlannerField, string>,
  };
}

/** A case in a line: what an architect writes into the title block. */
export function useCaseLine(): (plan: PlannerCase) => string {
  const t = useTranslate();
  const language = useLanguage();
  const words = fieldWords(t);
  return ({ building, area, storeys, finish, extras, plot }) =>
    [
      words.building[building],
      t('{{area}} m²', { area: grouped(area, language) }),
      t('Plantas: {{number}}', { number: storeys }),
      t('Acabado: {{level}}', { level: words.finish[finish] }),
      ...extras.map((extra) => words.extras[extra]),
      t('Parcela: {{state}}', { state: words.plot[plot] }),
    ].join(' · ');
}

/** From the first day to the keys, in months. */
export function monthsInWords(t: Translate, [least, most]: Weeks): string {
  return t('{{least}}–{{most}} meses', { least: monthsOf(least), most: monthsOf(most) });
}

/** How long a stage takes. */
export function weeksInWords(t: Translate, [least, most]: Weeks): string {
  if (least === 1 && most === 1) return t('1 semana');
  return t('{{least}}–{{most}} semanas', { least, most });
}

/** A month as the language says it. */
export function monthInWords(
  month: string,
  language: keyof typeof LANGUAGE_INFO,
  length: 'long' | 'short',
): string {
  return new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    month: length,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month.slice(0, 7)}-15`));
}
