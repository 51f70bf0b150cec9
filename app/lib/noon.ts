/**
 * A day of the content as a moment, where a date alone would not do: noon in UTC is the same day from Alaska to New
 * Zealand.
 * @param day as `2026-03-20`
 */
export function noon(day: string): string {
  return `${day}T12:00:00Z`;
}
