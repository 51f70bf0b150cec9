/**
 * Leaves each document only the part of the style sheet that it uses. The whole becomes a file, which comes with the
 * scripts: only they show what a document does not hold (the next page, the cookie banner, a message).
 */
import { createHash } from 'node:crypto';
import postcss, { type Container } from 'postcss';

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/;
const TAG = /<[a-z][\w-]*((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/** What scripts put on the root before or after the document is painted. */
const SET_BY_SCRIPT = ['js'];

type Names = { classes: Set<string>; ids: Set<string> };

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');

function collectNames(html: string, { classes, ids }: Names): void {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, attributes = ''] of markup.matchAll(TAG)) {
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

/** What stands between the brackets of `:is()`, `:not()`, `:nth-child()` and their like decides nothing here. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Whether all classes and ids that a selector asks for are there. Elements, states and attributes may still come. */
function mayMatch(selector: string, { classes, ids }: Names): boolean {
  const asked = [...withoutArguments(selector).matchAll(/([.#])((?:\\.|[\w-])+)/g)];
  return asked.every(([, kind, name = '']) =>
    (kind === '.' ? classes : ids).has(name.replace(/\\(.)/g, '$1')),
  );
}

function removeEmpty(container: Container): void {
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

function usedBy(documents: string[], css: string): string {
  const names: Names = { classes: new Set(SET_BY_SCRIPT), ids: new Set() };
  for (const html of documents) collectNames(html, names);
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const rules = sheet.toString();
  sheet.walkAtRules('keyframes', (keyframes) => {
    const uses = rules.split(new RegExp(`(?<![\\w-])${keyframes.params}(?![\\w-])`)).length - 1;
    if (uses < 2) keyframes.remove();
  });
  removeEmpty(sheet);
  return withoutUnreadProperties(sheet.toString());
}

/**
 * Splits the style sheet that all documents carry.
 * @param groups documents that share one part, such as a page in all its languages; by name of the group
 * @returns the whole sheet (without fonts: documents keep them), its path in the site, and the part of each group
 * @throws if a document carries no style sheet, or one carries another
 */
export function splitStyles(groups: Map<string, string[]>): {
  css: string;
  href: string;
  parts: Map<string, string>;
} {
  const sheets = new Set([...groups.values()].flat().map((html) => STYLE.exec(html)?.[2] ?? ''));
  const [css = ''] = sheets;
  if (sheets.size !== 1 || css === '')
    throw new Error(`one style sheet was expected in the documents, not ${sheets.size}`);
  const parts = new Map<string, string>();
  for (const [name, documents] of groups) parts.set(name, usedBy(documents, css));
  // Declared a second time, a font that came too late for the page would be given another chance to move it.
  const whole = css.replace(/@font-face\{[^}]*\}/g, '');
  const digest = createHash('sha256').update(whole).digest('base64url').slice(0, 8);
  return { css: whole, href: `/assets/site-${digest}.css`, parts };
}

/** Puts a part in the place of the whole. */
export function withStyles(html: string, part: string): string {
  return html.replace(STYLE, (_, open: string, __, close: string) => open + part + close);
}
