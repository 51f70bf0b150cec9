import { quoteOf, type SummaryData } from '#app/lib/planner/summary.ts';
import { PLAN, QUOTE_PARAMETERS } from '#app/lib/query-parameters.ts';
import { wayToDocument } from '#app/lib/way-to-document.ts';
import { askInDraft, changeDraft, currentDraft, type Draft } from '#app/sections/quote/draft.ts';
import { BUILDING_KINDS } from '#app/site/paths.ts';

// What was chosen on another page comes in the query of the URL (`quoteAddress`, the calculator), and is put into the draft
// once: whoever comes back to the form, by Back, from the privacy policy or in another language, finds it as it was left.

/** The line that names the work that was chosen last. */
let chosenWork = '';

/** Names a work in the message, in place of the one that was chosen before if its line is still there. */
function askForWork(name: string): void {
  const line = `Obra de referencia: ${name}`;
  const lines = currentDraft().message.split('\n');
  if (chosenWork && lines.includes(chosenWork))
    changeDraft({ message: lines.map((other) => (other === chosenWork ? line : other)).join('\n') });
  else askInDraft(line);
  chosenWork = line;
}

/** The case of the calculator that was put into the message last. */
let last = { value: '', summary: '' };

type Choices = Pick<Draft, 'kind' | 'area' | 'plot'>;

/** What other pages have filled in; anything else that stands there is the visitor's own. */
let filledIn: Partial<Choices> = {};

/**
 * Fills in what the visitor has not chosen since the visit began: hands are faster than scripts.
 * @returns what it has replaced that the visitor had chosen or typed before
 */
function fillIn(choices: Partial<Choices>, before: Choices): Partial<Choices> {
  const now = currentDraft();
  const fields = (Object.keys(choices) as (keyof Choices)[]).filter(
    (field) => now[field] === before[field] && now[field] !== choices[field],
  );
  const pick = (from: Partial<Choices>, picked = fields) =>
    Object.fromEntries(picked.map((field) => [field, from[field]]));
  const own = fields.filter((field) => now[field] && now[field] !== filledIn[field]);
  filledIn = { ...filledIn, ...pick(choices) };
  changeDraft(pick(choices));
  return pick(now, own);
}

/** What the visitor has to be told of. */
export type Replaced = {
  /** choices of the visitor's that a case of the calculator has replaced */
  choices: Partial<Choices>;
  /** whether the message has two cases now, as the visitor had changed the words of the first */
  two: boolean;
};

/** Puts a case of the calculator into the draft: kind, area and plot into their fields, the summary into the message. */
function adoptCase(value: string, data: SummaryData, before: Choices): Replaced | undefined {
  const { message } = currentDraft();
  // The same case once more: what the visitor has made of it stays.
  if (value === last.value && message.trim()) return;
  const quote = quoteOf(value, data);
  if (!quote) return;
  const { summary, fields } = quote;
  const choices = fillIn(fields, before);
  const added = message.trim() ? `${message}\n\n${summary}` : summary;
  const isThere = last.summary && message.includes(last.summary);
  changeDraft({ message: isThere ? message.replace(last.summary, () => summary) : added });
  const two = !isThere && last.summary.split('\n').some((line) => line && message.includes(line));
  last = { value, summary };
  return { choices, two };
}

/** Keys of history entries whose choice has been put into the draft. */
const taken = new Set<string>();

/** Whether the form came with the browser's Back, filled in as it was left: the choice is part of that already. */
const wasRestored = () =>
  taken.size === 0 && wayToDocument() === 'back_forward' && currentDraft().message.trim() !== '';

type Visit = {
  /** key of the history entry */
  key: string;
  /** whether it is the same page in another language */
  goesOn: boolean;
};

/**
 * Puts what was chosen on another page into the draft, once for each visit of the form. Unknown values are ignored.
 * @param search query of the URL
 * @param works Spanish names of the works by their ids; the name goes into the message, where it can be changed
 * @param data what the calculator counts with
 * @returns what the visitor has to be told of, if anything was adopted from the calculator
 */
export function adoptChoice(
  search: string,
  { key, goesOn }: Visit,
  works: Readonly<Record<string, string>>,
  data: SummaryData,
): Replaced | undefined {
  if (taken.has(key)) return;
  const known = wasRestored() || (goesOn && taken.size > 0);
  // What stands in a document's form when it is hydrated has been chosen there.
  const before: Choices = taken.size > 0 ? currentDraft() : { kind: '', area: '', plot: '' };
  taken.add(key);
  if (known) return;
  const query = new URLSearchParams(search);
  const plan = query.get(PLAN) ?? '';
  const kind = BUILDING_KINDS.find((each) => each === query.get(QUOTE_PARAMETERS.kind));
  // A case of the calculator sets the kind itself; a work is an example beside what the visitor has chosen.
  const chosen = currentDraft().kind;
  if (kind && !plan && (!chosen || chosen === filledIn.kind)) fillIn({ kind }, { ...before, kind: chosen });
  const work = query.get(QUOTE_PARAMETERS.work) ?? '';
  const name = Object.hasOwn(works, work) && works[work];
  if (name) askForWork(name);
  // The calculator always writes the area: a value without one is not from it.
  if (!/(^|\.)m2-\d/.test(plan)) return;
  return adoptCase(plan, data, before);
}
