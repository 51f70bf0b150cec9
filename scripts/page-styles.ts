/**
 * Leaves each document only the part of the style sheet that it uses. The whole becomes a file, which comes with the
 * scripts: only they show what a document does not hold (the next page, the cookie banner, a message).
 */
import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/** What scripts put on the root before or after the document is painted. */
const SET_BY_SCRIPT = ['js'];

type Names = { tags: Set<string>; classes: Set<string>; ids: Set<string> };

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');

function collectNames(html: string, { tags, classes, ids }: Names): void {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (name === 'id') ids.add(unescapeHtml(value));
      if (name === 'class') for (const one of unescapeHtml(value).split(/\s+/)) classes.add(one);
    }
  }
}

/** Takes out custom properties, and their registrations, that no rule of the sheet reads. */
function withoutUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
      read.has(name) ? declaration : '',
    );
  // What only they read is not read either.
  return kept === css ? css : withoutUnreadProperties(kept);
}

async function usedBy(documents: string[], css: string): Promise<string> {
  const names: Names = { tags: new Set(), classes: new Set(SET_BY_SCRIPT), ids: new Set() };
  for (const html of documents) collectNames(html, names);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: documents.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      // PurgeCSS takes the `3n+1` of `:nth-child(3n+1)` for a tag.
      tags: [...names.tags, ...[...css.matchAll(/:nth-[\w-]+\(([^)]*)\)/g)].map(([, which = '']) => which)],
      classes: [...names.classes],
      ids: [...names.ids],
      attributes: { names: [], values: [] },
      undetermined: [],
    }),
    // States (`[data-open]`, `[aria-pressed=true]`) come and go: a rule stays if its element is there.
    dynamicAttributes: [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))],
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet');
  return withoutUnreadProperties(result.css);
}

/**
 * Splits the style sheet that all documents carry.
 * @param groups documents that share one part, such as a page in all its languages; by name of the group
 * @returns the whole sheet (without fonts: documents keep them), its path in the site, and the part of each group
 * @throws if a document carries no style sheet, or one carries another
 */
export async function splitStyles(
  groups: Map<string, string[]>,
): Promise<{ css: string; href: string; parts: Map<string, string> }> {
  const sheets = new Set([...groups.values()].flat().map((html) => STYLE.exec(html)?.[2] ?? ''));
  const [css = ''] = sheets;
  if (sheets.size !== 1 || css === '')
    throw new Error(`one style sheet was expected in the documents, not ${sheets.size}`);
  const parts = new Map<string, string>();
  for (const [name, documents] of groups) parts.set(name, await usedBy(documents, css));
  // Declared a second time, a font that came too late for the page would be given another chance to move it.
  const whole = css.replace(/@font-face\{[^}]*\}/g, '');
  const digest = createHash('sha256').update(whole).digest('base64url').slice(0, 8);
  return { css: whole, href: `/assets/site-${digest}.css`, parts };
}

/** Puts a part in the place of the whole. */
export function withStyles(html: string, part: string): string {
  return html.replace(STYLE, (_, open: string, __, close: string) => open + part + close);
}
