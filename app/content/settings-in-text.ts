import { settings } from '#app/site/settings.ts';
import { ContentError } from './source.ts';

/**
 * Puts the owner's settings into a text: `{{brand}}`, `{{year}}`, in which the company was founded, `{{city}}` and
 * `{{region}}`, where it is. Italian says «ad» before an A only.
 * @param file where the text stands, for the error message
 * @param field its field in that file, for the error message
 * @throws {ContentError} for an unknown placeholder
 */
export function withSettings(text: string, file: string, field: string): string {
  const values: Record<string, string> = {
    brand: settings.brand,
    year: String(settings.company.foundedIn),
    city: settings.company.address.city,
    region: settings.company.address.region,
  };
  return text.replace(/(\bad )?\{\{(\w+)\}\}/g, (_, preposition: string | undefined, name: string) => {
    const value = values[name];
    if (value !== undefined) return `${preposition ? (/^a/i.test(value) ? 'ad ' : 'a ') : ''}${value}`;
    const expected = Object.keys(values).map((known) => `{{${known}}}`);
    throw new ContentError(file, [
      `${field}: {{${name}}} no vale: se esperaba uno de estos: ${expected.join(', ')}`,
    ]);
  });
}
