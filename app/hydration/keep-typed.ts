import { HYDRATED } from '#app/hydration/contract.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Milliseconds after the frame is hydrated within which all of its parts are. */
const REST = 10_000;

/** The field that has taken the place of one: of the same id, or the same name and, for choices, value. */
function successorOf(field: Field): Field | undefined {
  return [...document.querySelectorAll<Field>('input, textarea')].find((other) =>
    field.id
      ? other.id === field.id
      : other.name === field.name && (!isTicked(field) || other.value === field.value),
  );
}

/** Enters a value as a visitor would. React overrides the property of the element, and would not see the change. */
function enter(value: string, field: Field): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enters into a field what was typed or ticked in the one before it. */
function handOver(before: Field, after: Field): void {
  if (isTicked(before)) {
    if (isTicked(after) && before.checked !== after.checked) after.click();
  } else if (before.value !== after.value && before.value !== before.defaultValue) enter(before.value, after);
}

/** Selections too; fields for mail addresses and the like have none to tell. */
function handOverFocus(before: Field, after: Field): void {
  after.focus({ preventScroll: true });
  if (before.selectionStart !== null)
    after.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? 'none');
}

/**
 * Carries what has been typed, with focus and selection, into the new fields when React renders a part of the page anew
 * because a translator or a password manager has changed it since it was loaded. React itself repeats only clicks.
 */
export function keepTyped(): void {
  let focused: unknown = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const fields = removed
      .filter((node) => node instanceof Element)
      .flatMap((element) => [element, ...element.querySelectorAll('input, textarea')])
      .filter(isField)
      .filter((field) => !field.isConnected);
    for (const field of fields) {
      const successor = successorOf(field);
      if (!successor) continue;
      handOver(field, successor);
      if (field === focused && document.activeElement === document.body) handOverFocus(field, successor);
    }
  });
  addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus);
  };
  addEventListener(HYDRATED, () => setTimeout(stop, REST), { once: true });
}
