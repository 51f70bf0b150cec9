import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import { monthsOf, type Weeks } from '#app/lib/planner/calendar.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { grouped } from '#app/lib/planner/money.ts';
import type { PaidFor, Payment } from '#app/lib/planner/payments.ts';
import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';

/** A case in one line, for the title block. Where it wraps, no line begins with a dot. */
export function caseInWords(
  { building, area, storeys, finish, extras, plot }: PlannerCase,
  { form, sheet }: Planner['words'],
  language: Language,
): string {
  return [
    form.building[building],
    filled(sheet.area, { area: grouped(area, language) }),
    filled(sheet.storeys, { number: storeys }),
    filled(sheet.finish, { level: form.finish[finish] }),
    ...extras.map((extra) => form.extras[extra]),
    filled(sheet.plot, { state: form.plot[plot] }),
  ].join('\u00a0· ');
}

/** From the first day to the keys, in months. */
export function monthsInWords({ total }: Planner['words'], [least, most]: Weeks): string {
  return filled(total.months, { least: monthsOf(least), most: monthsOf(most) });
}

/** How long a stage takes. Not shared with phases/phase-duration.ts: that would be one more script for three pages. */
export function weeksInWords(t: Translate, [least, most]: Weeks): string {
  if (least === most) return t('{{weeks}}\u00a0semanas', { weeks: most, count: most });
  return t('{{least}}–{{most}}\u00a0semanas', { least, most });
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
export function paidForWords({ parts, words: { payments } }: Planner, paidFor: PaidFor): string {
  if ('part' in paidFor) {
    const part = parts[paidFor.part];
    return filled(payments.part, { number: part?.part ?? 0, moment: part?.name ?? '' });
  }
  if ('fees' in paidFor) return filled(payments.fees, { number: paidFor.fees });
  return payments.paidFor[paidFor.costs];
}

/** Who gets a payment, in words. */
export function paidToWords({ payees, lines }: Planner, payment: Payment): string {
  const ids = new Set(payment.lines.map((id) => lines[id].payee));
  return [...ids].map((id) => payees[id]).join('; ');
}
