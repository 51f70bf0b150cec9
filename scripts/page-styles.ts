/**
 * Leaves each document only the part of the style sheet that it uses. The whole becomes a file, which comes with the
 * scripts: only they show what a document does not hold (the next page, the cookie banner, a message). Before that it is
 * fetched for paper only, so that what is printed is right with and without scripts.
 */
import { createHash } from 'node:crypto';
import postcss, { type Container } from 'postcss';
import { plainProperties } from './custom-properties.ts';
import { mayMatch, namesIn } from './selector-matches.ts';
import { shorten } from './shorter-css.ts';

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/;
function removeEmpty(container: Container): void {
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** What is only on paper: the whole sheet is linked for it. */
export const PAPER = 'print';

function usedBy(documents: string[], css: string): string {
  const names = namesIn(documents);
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === PAPER) rule.remove();
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
  const short = postcss.parse(plainProperties(sheet.toString()));
  shorten(short);
  return short.toString();
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

/** Puts a part in the place of the whole, and links the whole for paper: it is fetched, but no paint waits for it. */
export function withStyles(html: string, part: string, href: string): string {
  const paper = `<link rel="stylesheet" href="${href}" media="${PAPER}"/>`;
  return html.replace(STYLE, (_, open: string, __, close: string) => open + part + close + paper);
}
