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

/**
 * Words of a page of which some are links, between marks: `<link>política</link>` (app/i18n/rich-text.tsx).
 * @param most characters, marks included
 * @param marks names of the marks, each once
 * @param values placeholders that the page fills
 */
export function marked(most: number, marks: readonly string[], values?: readonly string[]) {
  const asked = marks.map((mark) => `<${mark}>…</${mark}>`).join(', ');
  const whole = line
    .max(most)
    .refine(
      (text) => marks.every((mark) => text.split(new RegExp(`<${mark}>[^<>]+</${mark}>`)).length === 2),
      `se esperaba una vez cada enlace, entre sus marcas: ${asked}`,
    );
  return localized(whole, values).describe(`Los enlaces van entre marcas, que no se cambian: ${asked}.`);
}

/** Heading of a section and the sentence beside it, as `SectionHead` takes them. */
export const head = { heading: words(90), lead: words(280) };

/** What the closing call of a page asks for. */
export const closing = words(
  280,
  'Al final de la página, encima de los botones: qué mandar, y qué se recibe.',
);
