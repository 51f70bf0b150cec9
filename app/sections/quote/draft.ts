import { useSyncExternalStore } from 'react';
import { PLAN, QUOTE_PARAMETERS } from '#app/lib/query-parameters.ts';
import type { QuoteRequest } from '#app/sections/quote/quote-fields.ts';
import { BUILDING_KINDS } from '#app/site/paths.ts';

/** Values of the quote form. */
export type Draft = Required<QuoteRequest> & { privacy: boolean };

const EMPTY: Draft = {
  kind: '',
  area: '',
  town: '',
  plot: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  privacy: false,
};

// In memory only, outside React: it outlives a change of language or page, and never a reload.
let draft = EMPTY;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the visitor has typed so far, on whichever page or language it was. */
export function useDraft(): Draft {
  return useSyncExternalStore(
    subscribe,
    () => draft,
    () => EMPTY,
  );
}

/** Changes some fields, and returns the new draft. */
export function changeDraft(change: Partial<Draft>): Draft {
  draft = { ...draft, ...change };
  for (const listener of listeners) listener();
  return draft;
}

/**
 * Appends a line to the message.
 * @param line as it was typed elsewhere; nothing changes if it is empty or already there
 */
export function askInDraft(line: string): void {
  const { message } = draft;
  if (message.includes(line.trim())) return;
  changeDraft({ message: [message.trim(), line.trim()].filter(Boolean).join('\n') });
}

/** The line that names the work that was chosen last. */
let chosenWork = '';

/** Names a work in the message, in place of the one that was chosen before if its line is still there. */
function askForWork(name: string): void {
  const line = `Obra de referencia: ${name}`;
  const lines = draft.message.split('\n');
  if (chosenWork && lines.includes(chosenWork))
    changeDraft({ message: lines.map((other) => (other === chosenWork ? line : other)).join('\n') });
  else askInDraft(line);
  chosenWork = line;
}

/** Keys of history entries whose choice has been applied: coming back to one must not undo later edits. */
const taken = new Set<string>();

/**
 * Applies what was chosen on another page, from the query of the URL (`quoteAddress`). Unknown values are ignored.
 * @param visit key of the history entry, and whether it is the same page in another language
 * @param works Spanish names of the works by their ids; the name goes into the message, where it can be changed
 */
export function adoptChoice(
  search: string,
  visit: { key: string; goesOn: boolean },
  works: Readonly<Record<string, string>>,
): void {
  if (taken.has(visit.key) || (visit.goesOn && taken.size > 0)) return;
  taken.add(visit.key);
  const query = new URLSearchParams(search);
  const kind = BUILDING_KINDS.find((known) => known === query.get(QUOTE_PARAMETERS.kind));
  // A case of the calculator sets the kind itself (planner-summary.ts).
  if (kind && !query.has(PLAN)) changeDraft({ kind });
  const work = query.get(QUOTE_PARAMETERS.work) ?? '';
  const name = Object.hasOwn(works, work) && works[work];
  if (name) askForWork(name);
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/**
 * Adopts what was typed, or restored by the browser, before hydration. A reload starts with an empty form, even where
 * the browser restores the old values.
 */
export function adoptTyped(form: HTMLFormElement): void {
  const controls = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  for (const control of controls) {
    const field = control.name as keyof Draft;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked && !wasReloaded()) changeDraft({ [field]: control.value });
      else control.checked = draft[field] === control.value;
      continue;
    }
    const ticked = control instanceof HTMLInputElement && control.type === 'checkbox';
    const shown = ticked ? control.checked : control.value;
    if (shown === draft[field]) continue;
    if (!wasReloaded()) changeDraft({ [field]: shown });
    else if (ticked) control.checked = draft.privacy;
    else control.value = String(draft[field]);
  }
}
