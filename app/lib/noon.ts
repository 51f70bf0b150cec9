/**
 * A day of the content as a timestamp, for formats that need a time: noon in UTC is the same day in all time zones from
 * UTC−12 to UTC+11.
 * @param day as `2026-03-20`
 */
export function noon(day: string): string {
  return `${day}T12:00:00Z`;
}
