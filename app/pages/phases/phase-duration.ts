import type { Phase } from '#app/content/collections.ts';
import type { Translate } from '#app/i18n/use-translate.ts';

/** How long a phase takes, in words. */
export function phaseDuration(t: Translate, [least, most]: Phase['weeks']): string {
  if (least === most) return t('{{weeks}}\u00a0semanas', { weeks: most, count: most });
  return t('{{least}}–{{most}}\u00a0semanas', { least, most });
}

/**
 * The weeks of the calendar that a phase may fall in: from its first week if all before it take their shortest, to its
 * last week if all take their longest.
 */
export function phaseWeeks(
  t: Translate,
  { start, weeks: [, most] }: Pick<Phase, 'start' | 'weeks'>,
  earliest: number,
): string {
  const [first, last] = [earliest + 1, start + most];
  if (first === last) return t('Semana {{week}}', { week: first });
  return t('Semanas {{first}}–{{last}}', { first, last });
}
