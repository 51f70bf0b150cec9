import { settings } from '#app/site/settings.ts';
import { ContentError } from './source.ts';

/**
 * Puts the owner's settings into a text: `{{brand}}`, and `{{year}}`, in which the company was founded.
 * @param file where the text stands, for the error message
 * @param field its field in that file, for the error message
 * @throws {ContentError} for an unknown placeholder
 */
export function withSettings(text: string, file: string, field: string): string {
  const values: Record<string, string> = {
    brand: settings.brand,
    year: String(settings.company.foundedIn),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    const expected = Object.keys(values).map((known) => `{{${known}}}`);
    throw new ContentError(file, [
      `${field}: ${placeholder} no vale: se esperaba uno de estos: ${expected.join(', ')}`,
    ]);
  });
}
