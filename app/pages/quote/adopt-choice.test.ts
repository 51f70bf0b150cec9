import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { summaryData } from '#app/content/planner.ts';
import { DEFAULT_CASE, writeCase } from '#app/lib/planner/case.ts';
import { quoteOf } from '#app/lib/planner/summary.ts';
import { PLAN, QUOTE_PARAMETERS } from '#app/lib/query-parameters.ts';

const data = summaryData();
/** What a case that is not broken puts into the form. */
function written(plan: string) {
  const quote = quoteOf(plan, data);
  if (!quote) throw new Error(`${plan} is broken`);
  return quote;
}

const PLAN_OF = { small: writeCase(DEFAULT_CASE), large: writeCase({ ...DEFAULT_CASE, area: 240 }) };
const searchOf = (value: string) => `?${PLAN}=${value}`;

/** The draft of a new visit to the site. */
async function newVisit() {
  vi.resetModules();
  const { adoptChoice } = await import('./adopt-choice.ts');
  const { changeDraft, currentDraft } = await import('#app/sections/quote/draft.ts');
  return {
    arrive: (value: string, key: string, goesOn = false) =>
      adoptChoice(searchOf(value), { key, goesOn }, {}, data),
    ask: (kind: string, work: string, key: string) =>
      adoptChoice(
        `?${QUOTE_PARAMETERS.kind}=${kind}&${QUOTE_PARAMETERS.work}=${work}`,
        { key, goesOn: false },
        { villa: 'Villa del Sol', store: 'Nave Norte' },
        data,
      ),
    changeDraft,
    currentDraft,
  };
}

let visit: Awaited<ReturnType<typeof newVisit>>;
beforeEach(async () => {
  visit = await newVisit();
});
afterEach(() => vi.restoreAllMocks());

test('a case fills in kind, area and plot, and its summary follows what was written before', () => {
  visit.changeDraft({ message: 'Hola.' });
  visit.arrive(PLAN_OF.small, 'a');
  const { summary, fields } = written(PLAN_OF.small);
  expect(visit.currentDraft()).toMatchObject({ ...fields, message: `Hola.\n\n${summary}` });
});

test.each<[how: string, key: string, goesOn: boolean]>([
  ['by Back, to the same entry of the history', 'a', false],
  ['in another language', 'b', true],
  ['from the calculator, with the same case', 'b', false],
])('who comes back to the form %s finds it as it was left', (_, key, goesOn) => {
  visit.arrive(PLAN_OF.small, 'a');
  const left = visit.changeDraft({ message: 'Solo quiero una visita.', kind: 'nave', area: '', plot: '' });
  visit.arrive(PLAN_OF.small, key, goesOn);
  expect(visit.currentDraft()).toEqual(left);
});

test('another case takes the place of the one before, and leaves what was written beside it', () => {
  visit.arrive(PLAN_OF.small, 'a');
  const { message } = visit.currentDraft();
  visit.changeDraft({ message: `${message}\nLlámame por la tarde.` });
  visit.arrive(PLAN_OF.large, 'b');
  expect(visit.currentDraft().area).toBe('240');
  expect(visit.currentDraft().message).toBe(`${written(PLAN_OF.large).summary}\nLlámame por la tarde.`);
});

test('what the visitor has chosen in the document, before the case has come, stays', () => {
  visit.changeDraft({ kind: 'nave', plot: 'buscando', message: 'Quiero ' });
  visit.arrive(PLAN_OF.small, 'a');
  const { summary, fields } = written(PLAN_OF.small);
  // The blank too: the next word is being typed.
  const message = `Quiero \n\n${summary}`;
  expect(visit.currentDraft()).toMatchObject({ kind: 'nave', area: fields.area, plot: 'buscando', message });
});

test('a work fills in its kind, and the next work another one, but neither in place of the visitor’s own', () => {
  visit.ask('vivienda', 'villa', 'a');
  expect(visit.currentDraft().kind).toBe('vivienda');
  visit.ask('nave', 'store', 'b');
  expect(visit.currentDraft()).toMatchObject({ kind: 'nave', message: 'Obra de referencia: Nave Norte' });
  visit.changeDraft({ kind: 'local' });
  visit.ask('vivienda', 'villa', 'c');
  expect(visit.currentDraft()).toMatchObject({ kind: 'local', message: 'Obra de referencia: Villa del Sol' });
});

test('what a case takes the place of is told, unless it came from another case', () => {
  expect(visit.arrive(PLAN_OF.small, 'a')).toEqual({ choices: {}, two: false });
  expect(visit.arrive(PLAN_OF.large, 'b')).toEqual({ choices: {}, two: false });
  visit.changeDraft({ kind: 'nave', area: '235' });
  expect(visit.arrive(PLAN_OF.small, 'c')).toEqual({
    choices: { kind: 'nave', area: '235' },
    two: false,
  });
});

test('a case beside one whose words the visitor has changed is told', () => {
  visit.arrive(PLAN_OF.small, 'a');
  visit.changeDraft({ message: visit.currentDraft().message.replace('150', '155') });
  expect(visit.arrive(PLAN_OF.large, 'b')).toMatchObject({ two: true });
});

test.each(['m2-2x0.p-2', 'm2-200,5', 'm2-9999', 'm2-200.zz-1'])(
  'the broken case %s writes nothing into the message that nobody has entered',
  (broken) => {
    visit.arrive(broken, 'a');
    expect(visit.currentDraft().message).toBe('');
  },
);

test('a form that the browser has restored gets nothing more', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(new PerformanceMark('document'), { type: 'back_forward' }),
  ]);
  const left = visit.changeDraft({ message: 'Solo quiero una visita.' });
  visit.arrive(PLAN_OF.small, 'default');
  expect(visit.currentDraft()).toEqual(left);
});

test.each(['', 'hola', 'k-warehouse', '__proto__-1'])('«%s» is no case of the calculator', (value) => {
  const before = visit.currentDraft();
  visit.arrive(value, 'a');
  expect(visit.currentDraft()).toEqual(before);
});
