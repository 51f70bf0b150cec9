import type { Phase } from '#app/content/collections.ts';
import type { Translate } from '#app/i18n/use-translate.ts';

/** How long a phase takes, in words. */
export function phaseDuration(t: Translate, [least = 1, most = least]: Phase['weeks']): string {
  if (most === 1) return t('1 semana');
  if (least === most) return t('{{weeks}} semanas', { weeks: most });
  return t('{{least}}–{{most}} semanas', { least, most });
}
