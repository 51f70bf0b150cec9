import { readText } from '#app/content/source.ts';

const THEME = 'app/styles/theme.css';

/**
 * A colour of the design tokens, for what is drawn outside a style sheet.
 * @param name without `--color-`, e.g. `paper`
 * @returns as written there, e.g. `#f6f3ec`
 * @throws if there is none of that name
 */
export function colour(name: string): string {
  const [, value] = new RegExp(`--color-${name}: ([^;]+);`).exec(readText(THEME)) ?? [];
  if (!value) throw new Error(`${THEME} has no colour "${name}"`);
  return value;
}
