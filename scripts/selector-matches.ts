/** Whether anything in a document can match a selector, now or in a state that the browser brings about by itself. */

import { DEFERRING } from '../app/lib/deferred-sections.ts';

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)"|='([^']*)')?/g;

/** What stands in documents: elements, `.classes`, `#ids`, `[attributes]` and `[attributes=values]`. */
export type Names = Set<string>;

/** What is there, or comes, without being written in a document: the classes of the boot script; `<details open>`. */
const ALWAYS = ['.js', `.${DEFERRING}`, '[open]'];

/** Parts that browsers give only to fields of certain types, or with a placeholder. */
const FIELD_PARTS =
  /^(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin).*)$/;
const FIELDS_WITH_PARTS =
  /<(?:input|textarea)\b[^>]*\s(?:placeholder=|type="(?:file|search|number|date|datetime-local|month|week|time)")/;

/**
 * Nothing is inside a shadow tree here, and only scripts, which wait for the whole sheet, start a view transition. What
 * Firefox calls its own ring of focus has the later rule for `:focus-visible` (app/styles/base.css).
 */
const NEVER = /^(?:host|view-transition.*|-moz-focusring)$/;

/** States that only fields are ever in. */
const FIELD_STATES = /^(?:-moz-ui-invalid|user-invalid|invalid)$/;
const FIELDS = ['input', 'select', 'textarea'];

/** Pseudo-classes that ask for one of what stands between their brackets. Others are states, or exclude something. */
const ONE_OF = new Set(['is', 'where', 'has', 'matches', '-webkit-any']);

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');

/** @returns the names in some documents together */
export function namesIn(documents: string[]): Names {
  const names: Names = new Set(ALWAYS);
  for (const html of documents) {
    const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    if (FIELDS_WITH_PARTS.test(markup)) names.add('::field-parts');
    for (const [, element = '', attributes = ''] of markup.matchAll(TAG)) {
      names.add(element);
      for (const [, name = '', double, single = ''] of attributes.matchAll(ATTRIBUTE)) {
        const value = unescapeHtml(double ?? single);
        names.add(`[${name.toLowerCase()}]`).add(`[${name.toLowerCase()}=${value}]`);
        if (name === 'id') names.add(`#${value}`);
        if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
      }
    }
  }
  return names;
}

/** Position of the bracket that closes the one before `from`. */
function closing(selector: string, from: number): number {
  let open = 1;
  for (let at = from; at < selector.length; at++) {
    if (selector[at] === '\\') at++;
    else if (selector[at] === '(') open++;
    else if (selector[at] === ')' && --open === 0) return at;
  }
  throw new Error(`a bracket is not closed: ${selector}`);
}

/** The parts of a list of selectors, which commas outside brackets separate. */
function alternatives(list: string): string[] {
  const parts = [''];
  for (let at = 0; at < list.length; at++) {
    const start = at;
    if (list[at] === '\\') at++;
    else if (list[at] === '(') at = closing(list, at + 1);
    if (list[at] === ',' && start === at) parts.push('');
    else parts.push((parts.pop() ?? '') + list.slice(start, at + 1));
  }
  return parts;
}

/** An attribute, with what it is compared to, or a name with what stands before and, if there is one, a bracket. */
const TOKEN = /\[([\w-]+)(?:(=|[~|^$*]=)["']?(.*?)["']?(?: i)?)?\]|(::?|[.#]?)((?:\\.|[\w-])+)(\()?|./gs;

/**
 * Whether all that a selector asks for is in a document. What the browser changes by itself counts as there: states such
 * as `:focus`, places among siblings, pseudo-elements. What only scripts change does not: attributes above all.
 */
export function mayMatch(selector: string, names: Names): boolean {
  const token = new RegExp(TOKEN);
  for (let found = token.exec(selector); found; found = token.exec(selector)) {
    const [, attribute, comparison, value = '', kind, escaped = '', bracket] = found;
    const name = escaped.replace(/\\(.)/g, '$1');
    if (attribute !== undefined) {
      if (!names.has(comparison === '=' ? `[${attribute}=${value}]` : `[${attribute}]`)) return false;
    } else if (kind?.startsWith(':')) {
      if (NEVER.test(name) || (FIELD_PARTS.test(name) && !names.has('::field-parts'))) return false;
      if (FIELD_STATES.test(name) && !FIELDS.some((field) => names.has(field))) return false;
      if (!bracket) continue;
      const start = token.lastIndex;
      token.lastIndex = closing(selector, start) + 1;
      const inner = selector.slice(start, token.lastIndex - 1);
      if (ONE_OF.has(name) && !alternatives(inner).some((one) => mayMatch(one, names))) return false;
    } else if (name && !names.has(kind + name)) return false;
  }
  return true;
}
