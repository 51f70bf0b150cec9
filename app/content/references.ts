import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '#app/site/language-codes.ts';
import { UnknownClaim, withClaims } from './claims.ts';
import { ContentError } from './source.ts';
import { setTypographyIn } from './typography.ts';

/**
 * `page:id`, `article:slug` and `answer:id` in the language of the page that the text stands on; `page-es:id` is the
 * Spanish page, from anywhere.
 */
export type LinkScheme = 'page' | 'page-es' | 'article' | 'answer';

/** What a text of content/ refers to outside itself. */
export type References = {
  /** file the text comes from, for error messages */
  file: string;
  language: Language;
  /** address of what an internal link means; undefined if there is no such thing */
  resolveLink: (scheme: LinkScheme, target: string) => string | undefined;
  /** values for `{{name}}`, inserted as plain text whatever characters they have */
  values?: Readonly<Record<string, string>>;
};

/**
 * Finishes a parsed text: fills in the numbers of the claims, sets the typography of its language, and fills in
 * `{{name}}`. The text is parsed before, so that no value is read as Markdown.
 * @throws {ContentError} for a name without a value
 */
export function finishMarkdown({ file, language, values }: Pick<References, 'file' | 'language' | 'values'>) {
  const known: Readonly<Record<string, string>> = values ?? {};
  const fillClaims = (text: string) => {
    try {
      return withClaims(text, language);
    } catch (error) {
      if (!(error instanceof UnknownClaim)) throw error;
      throw new ContentError(file, [error.message]);
    }
  };
  const fill = (text: string) =>
    fillClaims(text).replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => {
      const value = known[name];
      if (value !== undefined) return value;
      throw new ContentError(file, [
        `{{${name}}} no vale: se esperaba uno de estos: ${[...Object.keys(known), 'claims.…'].join(', ')}`,
      ]);
    });
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = fillClaims(node.value);
    });
    // Before the owner's data: names and addresses are printed as they are given.
    setTypographyIn(tree, language);
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') node.value = fill(node.value);
      if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url);
      // The title of a picture is its caption.
      if (node.type === 'image') node.title = node.title && fill(node.title);
    });
  };
}

/** What a link leads to, for messages. */
const LINKED: Record<LinkScheme, string> = {
  page: 'esa página',
  'page-es': 'esa página',
  article: 'ese artículo',
  answer: 'esa respuesta',
};

const INTERNAL_LINK = /^(page|page-es|article|answer):(.+)$/;

/**
 * Path that an internal link leads to, undefined for any other link.
 * @throws {ContentError} if there is no such page, article or answer
 */
export function internalPath(href: string, references: References): string | undefined {
  const internal = INTERNAL_LINK.exec(href);
  if (!internal) return undefined;
  const [, scheme, target = ''] = internal;
  const resolved = references.resolveLink(scheme as LinkScheme, target);
  if (!resolved)
    throw new ContentError(references.file, [`enlace «${href}»: no existe ${LINKED[scheme as LinkScheme]}`]);
  return resolved;
}
