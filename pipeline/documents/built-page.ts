import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { projectFile } from '#app/content/source.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { type DocumentWords, wordsOf } from '../open-graph/tags.ts';

/**
 * What a built document says about itself.
 * @param address path of the page, e.g. `/en/technology`
 * @throws if there is no such document, or it lacks one of these words
 */
export function builtPage(address: string): DocumentWords {
  return wordsOf(readFileSync(projectFile('build/client', address, 'index.html'), 'utf8'), address);
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
