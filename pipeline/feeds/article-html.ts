import type { Element, ElementContent, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Article } from '#app/content/articles.ts';
import { entryFile } from '#app/content/entries.ts';
import { picture } from '#app/content/pictures.ts';
import { largestSource, type PictureData } from '#app/media/picture-data.ts';
import type { Language } from '#app/site/languages.ts';
import { absoluteUrl } from '#app/site/paths.ts';

/** Attributes that mean something without our style sheet and scripts. */
const KEPT = ['href', 'hrefLang', 'src', 'alt', 'width', 'height', 'scope', 'start'];

function figure(picture: PictureData, caption?: string): Element {
  const { alt, width, height } = picture;
  const element = (tagName: string, properties: Element['properties'], children: ElementContent[] = []) =>
    ({ type: 'element', tagName, properties, children }) satisfies Element;
  return element('figure', {}, [
    element('img', { src: largestSource(picture), alt, width, height }),
    ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
  ]);
}

/** Removes what only our pages use: boxes, anchor links of headings, classes. Notes become `<em>` again. */
function plain(node: Element): ElementContent[] {
  const { className, href } = node.properties;
  if (node.tagName === 'div' || String(href ?? '').startsWith('#')) return node.children;
  if (Array.isArray(className) && className.includes('note')) {
    node.children = [{ type: 'element', tagName: 'em', properties: {}, children: node.children }];
  }
  node.properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name]) => KEPT.includes(name)),
  );
  return [node];
}

/** Replaces every element with the result of `plain`, outermost first. Changes the tree itself. */
function makePlain(tree: Nodes): void {
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const replacement = plain(node);
    if (replacement.length === 1 && replacement[0] === node) return undefined;
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index];
  });
}

/** Feed readers show the text without its page, so relative addresses would break. Changes the tree itself. */
function makeAbsolute(tree: Nodes, path: string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const) {
      if (properties[name]) properties[name] = new URL(String(properties[name]), absoluteUrl(path)).href;
    }
  });
}

/**
 * An article as any feed reader can show it: plain HTML, every address absolute.
 * @param main the picture at its head
 */
export function articleHtml({ key, text, path }: Article, main: PictureData, language: Language): string {
  const parse = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html).children;
  const children = [
    figure(main),
    ...parse(`<p>${text.lead}</p>`),
    ...text.blocks.flatMap((block) =>
      block.kind === 'html'
        ? parse(block.html)
        : [
            figure(
              picture(block.picture, language, '16:10', entryFile('articles', key, language)),
              block.caption,
            ),
          ],
    ),
  ];
  const tree = { type: 'root' as const, children };
  makePlain(tree);
  makeAbsolute(tree, path);
  return toHtml(tree);
}
