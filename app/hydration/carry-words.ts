// Session storage alone outlives a document; what is in it is taken out again as soon as the next one has it.

const KEY = 'words of the document before';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () => [...document.querySelectorAll<Field>('input, textarea, select')];
/** Whether a field is ticked, and has the value «on» by default. */
export const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

/** Names a field, one of several radio buttons by its value too. */
const nameOf = (field: Field) => `${field.name || field.id} ${field.type === 'radio' ? field.value : ''}`;

/**
 * Loads the document anew with all that is entered in it: browsers never ask again for a module that has failed or hangs.
 * @returns false where the browser stores nothing: nothing is loaded then
 */
export function reloadWithWords(): boolean {
  const entered = fields().map((field) => [nameOf(field), isBox(field) ? field.checked : field.value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entered));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Enters what was entered in the document before, after `reloadWithWords`.
 * @returns whether there was anything
 */
export function takeWordsOver(): boolean {
  try {
    const entered = new Map<string, string | boolean>(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    sessionStorage.removeItem(KEY);
    for (const field of fields()) {
      const value = entered.get(nameOf(field));
      if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
      else if (value !== undefined) field.value = value;
    }
    return entered.size > 0;
  } catch {
    return false;
  }
}
