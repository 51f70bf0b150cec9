import type { Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { resolveLink } from '#app/content/articles.ts';
import type { Crop } from '#app/content/crops.ts';
import { picture } from '#app/content/pictures.ts';
import { finishMarkdown, internalPath } from '#app/content/references.ts';
import { largestSource } from '#app/media/picture-data.ts';
import type { Language } from '#app/site/languages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { paragraph, text } from './nodes.ts';

/** A picture as a paragraph, and its caption as another, emphasised one. */
export function figure(image: Image, caption: string | null | undefined): Paragraph[] {
  return [
    paragraph([image]),
    ...(caption ? [paragraph([{ type: 'emphasis', children: [text(caption)] }])] : []),
  ];
}

/** A picture of the registry as Markdown shows it. */
export function imageOf(id: string, language: Language, crop: Crop, file: string): Image {
  const shown = picture(id, language, crop, file);
  return { type: 'image', url: absoluteUrl(largestSource(shown)), alt: shown.alt };
}

/** Turns pictures of the registry into figures, and replaces boxes, which only our pages draw, with their content. */
function replaceOwnBlocks(tree: Root, language: Language, file: string): void {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'html') return [];
    if (node.type === 'containerDirective') return node.children;
    const [only] = node.type === 'paragraph' && node.children.length === 1 ? node.children : [];
    if (only?.type !== 'image') return [node];
    return figure(imageOf(only.url.replace(/^picture:/, ''), language, '16:10', file), only.title);
  });
}

/** Makes links absolute, and joins the lines of a `:::timeline` with ` · `. */
function replaceInline(tree: Root, language: Language, file: string): void {
  const options = { file, language, resolveLink: resolveLink(language) };
  visit(tree, (node, index, parent) => {
    if (node.type === 'link') {
      const path = internalPath(node.url, options);
      if (path) node.url = absoluteUrl(path);
    }
    if (node.type === 'break' && parent && index !== undefined) {
      (parent.children as PhrasingContent[])[index] = text(' · ');
    }
  });
}

/**
 * A text of content/ as Markdown that needs nothing of this site: addresses absolute, pictures resolved, no directives.
 * @param source the text, without front matter
 * @param file where it comes from, for error messages
 * @param values replacements of `{{name}}` in it
 * @throws {ContentError} for a placeholder, link or picture that does not exist
 */
export function fromSource(
  source: string,
  language: Language,
  file: string,
  values?: Readonly<Record<string, string>>,
): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(source);
  finishMarkdown({ file, language, values })(tree);
  replaceOwnBlocks(tree, language, file);
  replaceInline(tree, language, file);
  return tree;
}
