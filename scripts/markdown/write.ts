import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';

/** What stands before the text, between two `---` lines. What is undefined is left out. */
export type FrontMatter = { title: string; url: string; language: string } & Record<
  string,
  string | undefined
>;

/** A tree as Markdown, whatever its words contain. */
export function stringifyMarkdown(tree: Root): string {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
    })
    .stringify(tree);
}

/** A Markdown document with front matter. */
export function writeMarkdown(front: FrontMatter, tree: Root): string {
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${stringifyMarkdown(tree)}`;
}
