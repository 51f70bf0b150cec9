import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

/** Front matter of a Markdown document. Undefined values are left out. */
type FrontMatter = { title: string; url: string; language: string } & Record<string, string | undefined>;

/** Closes gaps between the levels of headings: those of articles begin with the third. */
function levelHeadings(tree: Root): void {
  const open: number[] = [];
  visit(tree, 'heading', (heading) => {
    while ((open.at(-1) ?? 0) >= heading.depth) open.pop();
    open.push(heading.depth);
    heading.depth = Math.min(open.length, 6) as typeof heading.depth;
  });
}

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

/** A Markdown document with front matter, from a tree whose first heading is the page's own. */
export function writeMarkdown(front: FrontMatter, tree: Root): string {
  levelHeadings(tree);
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${stringifyMarkdown(tree)}`;
}
