import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from './source.ts';

/**
 * `page:id`, `article:slug` and `answer:id` in the language of the page that the text stands on; `page-es:id` is the
 * Spanish page, from anywhere.
 */
export type LinkScheme = 'page' | 'page-es' | 'article' | 'answer';

/** What a text of content/ refers to outside itself. */
export type References = {
  /** file the text comes from, for error messages */
  file: string;
  /** address of what an internal link means; undefined if there is no such thing */
  resolveLink: (scheme: LinkScheme, target: string) => string | undefined;
  /** what stands for `{{name}}`, always as plain words, whatever characters it has */
  values?: Readonly<Record<string, string>>;
};

/**
 * Puts values in the place of `{{name}}`: after parsing, so that nothing in them is read as Markdown.
 * @throws {ContentError} for a name without a value
 */
export function placeholders({ file, values }: Pick<References, 'file' | 'values'>) {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values?.[name];
      if (value !== undefined) return value;
      const known = Object.keys(values ?? {}).join(', ') || 'none here';
      throw new ContentError(file, [`{{${name}}}: expected one of ${known}`]);
    });
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') node.value = fill(node.value);
      if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url);
    });
  };
}

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
  if (!resolved) throw new ContentError(references.file, [`link "${href}": there is no such ${scheme}`]);
  return resolved;
}
