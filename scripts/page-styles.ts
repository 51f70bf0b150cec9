/**
 * Leaves each document only the part of the style sheet that it uses. The whole becomes a file, which comes with the
 * scripts: only they show what a document does not hold (the next page, the cookie banner, a message). Where no script
 * runs, a link brings it.
 */
import { createHash } from 'node:crypto';
import postcss, { type Container } from 'postcss';
import { plainProperties } from './custom-properties.ts';

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/** What scripts put on the root before or after the document is painted. */
const SET_BY_SCRIPT = ['js'];

/** Parts that browsers give only to fields of certain types, or with a placeholder. */
const FIELD_PARTS =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin))/;
const FIELDS_WITH_PARTS =
  /<(?:input|textarea)\b[^>]*\s(?:placeholder=|type="(?:file|search|number|date|datetime-local|month|week|time)")/;

type Names = { elements: Set<string>; classes: Set<string>; ids: Set<string>; fieldParts: boolean };

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');

function collectNames(html: string, names: Names): void {
  const { elements, classes, ids } = names;
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  names.fieldParts ||= FIELDS_WITH_PARTS.test(markup);
  for (const [, element = '', attributes = ''] of markup.matchAll(TAG)) {
    elements.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (name === 'id') ids.add(unescapeHtml(value));
      if (name === 'class') for (const one of unescapeHtml(value).split(/\s+/)) classes.add(one);
    }
  }
}

/** What stands between the brackets of `:is()`, `:not()`, `:nth-child()` and their like decides nothing here. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Whether all elements, classes and ids that a selector asks for are there. States and attributes may still come. */
function mayMatch(selector: string, { elements, classes, ids, fieldParts }: Names): boolean {
  if (selector === ':host' || (FIELD_PARTS.test(selector) && !fieldParts)) return false;
  const asked = withoutArguments(selector).replace(/(?<!\\)\[[^\]]*\]/g, '');
  return [...asked.matchAll(/(::?|[.#]|)((?:\\.|[\w-])+)/g)].every(([, kind, escaped = '']) => {
    const name = escaped.replace(/\\(.)/g, '$1');
    if (kind === '.') return classes.has(name);
    if (kind === '#') return ids.has(name);
    return kind !== '' || elements.has(name);
  });
}

function removeEmpty(container: Container): void {
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** What is seen only on paper, or under a pointer, comes with the whole sheet. */
const LATER = ['print', '(hover:hover)'];

function usedBy(documents: string[], css: string): string {
  const names: Names = {
    elements: new Set(),
    classes: new Set(SET_BY_SCRIPT),
    ids: new Set(),
    fieldParts: false,
  };
  for (const html of documents) collectNames(html, names);
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('media', (rule) => {
    if (LATER.includes(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
    rule.each((one) => {
      if (String(one) === String(one.next())) one.remove();
    });
  });
  const rules = sheet.toString();
  sheet.walkAtRules('keyframes', (keyframes) => {
    const uses = rules.split(new RegExp(`(?<![\\w-])${keyframes.params}(?![\\w-])`)).length - 1;
    if (uses < 2) keyframes.remove();
  });
  removeEmpty(sheet);
  return plainProperties(sheet.toString());
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

/** Puts a part in the place of the whole, and the whole where no script would bring it. */
export function withStyles(html: string, part: string, href: string): string {
  const whole = `<noscript><link rel="stylesheet" href="${href}"/></noscript>`;
  return html.replace(STYLE, (_, open: string, __, close: string) => open + part + close + whole);
}
