import { z } from 'zod';

// Nothing here may read the settings, whose own schema uses it.

/** Address of a page of another site. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'se esperaba una dirección completa que empiece por «https://»',
});

/** What is wrong with a day: one of the right form may still be in no calendar, such as 2026-02-30. */
export function dayMistake({ input }: { input?: unknown }): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(input))) return `no hay tal día: «${input}»`;
  return 'se esperaba una fecha como 2025-10-08';
}

/** Day of the calendar. */
export const isoDate = z.iso.date({ error: dayMistake });
