import { useSyncExternalStore } from 'react';
import type { QuoteRequest } from '#app/lib/quote-message.ts';

/** What stands in the quote form. */
export type Draft = QuoteRequest & { privacy: boolean };

const EMPTY: Draft = { name: '', email: '', phone: '', message: '', privacy: false };

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

/** Changes some fields. */
export function changeDraft(change: Partial<Draft>): Draft {
  draft = { ...draft, ...change };
  for (const listener of listeners) listener();
  return draft;
}

/**
 * Puts a question into the message that is being written, after what stands there.
 * @param question as it was typed elsewhere; nothing changes if it is empty or there already
 */
export function askInDraft(question: string): void {
  const { message } = draft;
  if (message.includes(question.trim())) return;
  changeDraft({ message: [message.trim(), question.trim()].filter(Boolean).join('\n') });
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/**
 * Takes over what was typed into the document, or put back by the browser, before this script ran. A reload starts
 * with an empty form, even where the browser puts the old text back.
 */
export function adoptTyped(form: HTMLFormElement): void {
  const controls = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  for (const control of controls) {
    const field = control.name as keyof Draft;
    const ticked = control instanceof HTMLInputElement && control.type === 'checkbox';
    const shown = ticked ? control.checked : control.value;
    if (shown === draft[field]) continue;
    if (!wasReloaded()) changeDraft({ [field]: shown });
    else if (ticked) control.checked = draft.privacy;
    else control.value = String(draft[field]);
  }
}
