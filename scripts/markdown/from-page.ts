import type { Element, ElementContent } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { makeAbsolute, replaceElements, textOf } from '../built-page.ts';
import { isElement, replacement, words } from './replacement.ts';

const INLINE = new Set(['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'time']);

/** What stands twice in a row, for screens of different sizes, is shown once. */
function showOnce(tree: Element): void {
  let last: unknown;
  replaceElements(tree, (node) => {
    const shown = node.tagName === 'img' ? node.properties.src : node.tagName === 'p' && textOf(node);
    if (!shown) return [node];
    const again = shown === last;
    last = shown;
    return again ? [] : [node];
  });
}

/** React's marks between pieces of text. */
function dropComments(tree: Element): void {
  visit(tree, 'element', (node) => {
    node.children = node.children.filter(({ type }) => type !== 'comment');
  });
}

/** Words that only the style sheet keeps apart get a dot between them, sentences a space. */
function separate(tree: Element): void {
  const isInline = (node: ElementContent) => isElement(node) && INLINE.has(node.tagName);
  const isPhrase = (node: ElementContent) => node.type === 'text' || isInline(node);
  visit(tree, 'element', (node) => {
    node.children = node.children.flatMap((child, index, all) => {
      const before = all[index - 1];
      if (!before || !isPhrase(before) || !isPhrase(child)) return [child];
      if (!isInline(before) && !isInline(child)) return [child];
      const [end] = /[\p{L}\p{N}.:?)%]$/u.exec(textOf(before)) ?? [];
      if (!end || !/^[\p{L}\p{N}+]/u.test(textOf(child))) return [child];
      return [words(/[.:?]/.test(end) ? ' ' : ' · '), child];
    });
  });
}

/**
 * The main part of a built page as Markdown: what is read there, in its order, without controls and drawings.
 * @param main the page's `<main>`; it is changed
 * @param address path of the page
 */
export async function fromPage(main: Element, address: string): Promise<Root> {
  replaceElements(main, (node) => replacement(node, main));
  dropComments(main);
  showOnce(main);
  separate(main);
  makeAbsolute(main, address);
  const tree = (await unified()
    .use(rehypeRemark)
    .run({ type: 'root', children: [main] })) as Root;
  // What stands above the page's own heading only leads back.
  const first = tree.children.findIndex(({ type }) => type === 'heading');
  tree.children.splice(0, Math.max(first, 0));
  return tree;
}
