import { expect, test } from 'vitest';
import { planner } from '#app/content/planner.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import { DEFAULT_CASE } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { calendarFile } from '#app/sections/planner/files.ts';
import * as planWords from '#app/sections/planner/plan-words.ts';
import { sheetWords } from '#app/sections/planner/sheet-words.ts';
import { settings } from '#app/site/settings.ts';

const t = ((key: string) => key) as Translate;
const data = planner('es');
const calendar = calendarOf({ ...DEFAULT_CASE, plot: 'looking' }, data.durations);
const text = calendarFile({
  t,
  costs: costsOf(DEFAULT_CASE, data.rates),
  calendar,
  planner: { ...data, says: sheetWords(t), examples: [], drawing: '', hatchings: '' },
  start: '2027-03',
  ...planWords,
});
const events = text
  .replaceAll('\r\n ', '')
  .split('BEGIN:VEVENT')
  .slice(1)
  .map((event) => (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(event)?.[1] ?? '');
const day = (compact: string) =>
  Date.parse(`${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`) / 86_400_000;

test('each stage lasts in the calendar from its earliest to its latest day, and not one day more', () => {
  const days = events.map((value) => day(value('DTEND;VALUE=DATE')) - day(value('DTSTART;VALUE=DATE')));
  expect(days).toEqual(calendar.stages.map(({ start, end }) => 7 * (end[1] - start[0])));
  // Two to three weeks from the first of March: its last day is the 21st, and the end the day after.
  expect(events[1]?.('DTEND;VALUE=DATE')).toBe('20270322');
});

test('stages are told apart by their names and dates, and the calendar by who made it', () => {
  const ids = events.map((value) => value('UID'));
  expect(new Set(ids).size).toBe(calendar.stages.length);
  for (const [index, { id }] of calendar.stages.entries())
    expect(ids[index]).toBe(
      `${id}-${events[index]?.('DTSTART;VALUE=DATE')}@${new URL(settings.siteUrl).host}`,
    );
  expect(text).toContain(`X-WR-CALNAME:${settings.brand}`);
});
