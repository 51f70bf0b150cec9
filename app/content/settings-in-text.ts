import { settings } from '#app/site/settings.ts';

/** A text has a placeholder that nothing fills. */
export class UnknownPlaceholder extends Error {
  override name = 'UnknownPlaceholder';
}

/**
 * Puts the owner's settings into a text: `{{brand}}`, `{{year}}`, in which the company was founded, `{{city}}` and
 * `{{region}}`, where it is. Italian says «ad» before an A only.
 * @param others placeholders that stay, because the page fills them
 * @throws {UnknownPlaceholder} for any other; the message lists those that are known
 */
export function withSettings(text: string, others: readonly string[] = []): string {
  const values: Record<string, string> = {
    brand: settings.brand,
    year: String(settings.company.foundedIn),
    city: settings.company.address.city,
    region: settings.company.address.region,
  };
  return text.replace(/(\bad )?\{\{(\w+)\}\}/g, (written, preposition: string | undefined, name: string) => {
    const value = values[name];
    if (value !== undefined) return `${preposition ? (/^a/i.test(value) ? 'ad ' : 'a ') : ''}${value}`;
    if (others.includes(name)) return written;
    const expected = [...Object.keys(values), ...others].map((known) => `{{${known}}}`);
    throw new UnknownPlaceholder(`{{${name}}} no vale: se esperaba uno de estos: ${expected.join(', ')}`);
  });
}
