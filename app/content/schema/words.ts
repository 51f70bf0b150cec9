import { localized } from './finished.ts';
import { line } from './text.ts';

/**
 * Words of a page.
 * @param most characters, of the finished text
 * @param hint for the form of the desk, if the label does not say it all
 * @param values placeholders that the page fills (app/i18n/filled.ts), by name
 */
export function words(most: number, hint?: string, values?: readonly string[]) {
  const text = localized(line.max(most), values);
  return hint ? text.describe(hint) : text;
}

/** Heading of a section and the sentence beside it, as `SectionHead` takes them. */
export const head = { heading: words(90), lead: words(280) };

/** What the closing call of a page asks for. */
export const closing = words(
  280,
  'Al final de la página, encima de los botones: qué mandar, y qué se recibe.',
);
