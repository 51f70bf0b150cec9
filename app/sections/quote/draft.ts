import { useSyncExternalStore } from 'react';
import type { QuoteRequest } from '#app/sections/quote/quote-fields.ts';

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

// In memory only, outside React: it outlives a change of language or page. A reload keeps what the browser keeps.
let draft = EMPTY;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the visitor has typed so far, as it is now. */
export const currentDraft = (): Draft => draft;

/** What the visitor has typed so far, on whichever page or language it was. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, currentDraft, () => EMPTY);
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
  const added = line.trim();
  if (message.includes(added)) return;
  // A blank at the end stays: the next word may be on its way.
  changeDraft({ message: message.trim() ? `${message}\n${added}` : added });
}

function controlsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

/** Whether the document's form has been read: another form of the same visit is filled in from the draft. */
let adopted = false;

/**
 * Adopts what was typed, or restored by the browser, before hydration; an empty field takes nothing from the draft, which may
 * have been begun on another page.
 */
export function adoptTyped(form: HTMLFormElement): void {
  if (adopted) return;
  adopted = true;
  for (const control of controlsOf(form)) {
    const field = control.name as keyof Draft;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked) changeDraft({ [field]: control.value });
      continue;
    }
    const ticked = control instanceof HTMLInputElement && control.type === 'checkbox';
    const shown = ticked ? control.checked : control.value;
    if (shown && shown !== draft[field]) changeDraft({ [field]: shown });
  }
}

/** Puts the draft into the controls of a form. */
export function showDraft(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name as keyof Draft];
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = value === control.value;
    } else if (typeof value === 'boolean') {
      (control as HTMLInputElement).checked = value;
    } else if (value !== undefined && control.value !== value) {
      // What is added stands behind what is being typed, and so does not carry the caret along.
      const { selectionStart: start, selectionEnd: end } = control;
      control.value = value;
      if (control === document.activeElement && start !== null) control.setSelectionRange(start, end);
    }
  }
}
