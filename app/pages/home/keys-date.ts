const DAYS_OF_WEEK = 7;
const MONDAY = 1;
/** Days from today to the earliest start of works: whoever reads this has a week to write. */
const NOTICE = 7;

function daysAfter(day: Date, days: number): Date {
  // By the calendar, not by hours: a day on which the clocks change has 23 or 25 of them.
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/**
 * The Monday on which works could start: the first one at least a week ahead.
 * @param today in the visitor's own time zone, as the returned day
 */
export function nextStart(today: Date): Date {
  const earliest = daysAfter(today, NOTICE);
  return daysAfter(earliest, (MONDAY - earliest.getDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}

/**
 * The Friday of the last week of works.
 * @param start the Monday of the first week
 * @param weeks how long the works take
 */
export function keysDay(start: Date, weeks: number): Date {
  return daysAfter(start, weeks * DAYS_OF_WEEK - 3);
}
