import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { absoluteUrl } from '../app/site/paths.ts';
import { projectFile } from '../content/source.ts';

/** A page as it was built: what its head says and its main part. */
export type BuiltPage = { title: string; description: string; main: Element };

/** The first element of a tree that fits, or undefined. */
export function findElement(tree: Nodes, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!fits(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

/** Text of an element and all within it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Reads a built document.
 * @param address path of the page, e.g. `/en/technology`
 * @throws if there is no such document, or a part of it is missing
 */
export function builtPage(address: string): BuiltPage {
  const html = readFileSync(projectFile('build/client', address, 'index.html'), 'utf8');
  // Neither is read here, and together they are most of a document.
  const tree = unified()
    .use(rehypeParse)
    .parse(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''));
  const title = findElement(tree, ({ tagName }) => tagName === 'title');
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  const description = findElement(tree, ({ properties }) => properties.name === 'description');
  if (!title || !main || !description) throw new Error(`${address}: no title, description or main`);
  return { title: textOf(title), description: String(description.properties.content), main };
}

/**
 * Changes or removes the elements of a tree, from the outside in. The tree itself is changed.
 * @param change gives what stands in an element's place: itself, its children, nothing
 */
export function replaceElements(tree: Nodes, change: (element: Element) => ElementContent[]): void {
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const replacement = change(node);
    if (replacement.length === 1 && replacement[0] === node) return undefined;
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index];
  });
}

/**
 * Makes the links of a tree absolute, for readers that have lost the page around it. The tree itself is changed.
 * @param address path of the page the tree belongs to
 */
export function makeAbsolute(tree: Nodes, address: string): void {
  const base = absoluteUrl(address);
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const) {
      if (properties[name]) properties[name] = new URL(String(properties[name]), base).href;
    }
  });
}
