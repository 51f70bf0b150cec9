import type { Translate } from '#app/i18n/use-translate.ts';
import { monthsOf, type Weeks } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { grouped } from '#app/lib/planner/money.ts';
import type { PaidFor, Payment } from '#app/lib/planner/payments.ts';
import type { Sheet, SheetWords } from '#app/sections/planner/sheet-words.ts';
import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';

/** A case in one line, for the title block. Where it wraps, no line begins with a dot. */
export function caseInWords(
  { building, area, storeys, finish, extras, plot }: PlannerCase,
  says: SheetWords,
  t: Translate,
  language: Language,
): string {
  return [
    says.building[building],
    t('{{area}} m²', { area: grouped(area, language) }),
    t('Plantas: {{number}}', { number: storeys }),
    t('Acabado: {{level}}', { level: says.finish[finish] }),
    ...extras.map((extra) => says.extras[extra]),
    t('Parcela: {{state}}', { state: says.plot[plot] }),
  ].join('\u00a0· ');
}

/** From the first day to the keys, in months. */
export function monthsInWords(t: Translate, [least, most]: Weeks): string {
  return t('{{least}}–{{most}} meses', { least: monthsOf(least), most: monthsOf(most) });
}

/** How long a stage takes. Not shared with phases/phase-duration.ts: that would be one more script for three pages. */
export function weeksInWords(t: Translate, [least, most]: Weeks): string {
  if (least === most) return t('{{weeks}} semanas', { weeks: most, count: most });
  return t('{{least}}–{{most}} semanas', { least, most });
}

/** A month as the language says it. */
export function monthInWords(month: string, language: Language, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    month: length,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month.slice(0, 7)}-15`));
}

/** What a payment is for, in words. */
export function paidForWords(
  t: Translate,
  { parts, says }: Pick<Sheet, 'parts' | 'says'>,
  paidFor: PaidFor,
): string {
  if ('part' in paidFor) {
    const part = parts[paidFor.part];
    return t('Obra, {{number}} %: {{moment}}', { number: part?.part ?? 0, moment: part?.name ?? '' });
  }
  if ('fees' in paidFor) return t('Honorarios de los técnicos, {{number}} %', { number: paidFor.fees });
  return says.paidFor[paidFor.costs];
}

/** Who gets a payment, in words. */
export function paidToWords({ payees, lines }: Sheet, payment: Payment): string {
  const ids = new Set(payment.lines.map((id) => lines[id].payee));
  return [...ids].map((id) => payees[id]).join('; ');
}
