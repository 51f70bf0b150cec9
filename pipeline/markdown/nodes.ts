import type { Heading, List, Paragraph, PhrasingContent } from 'mdast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

export const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

export const list = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((words) => ({ type: 'listItem', spread: false, children: [paragraph(words)] })),
});

export const numberedList = (items: readonly string[]): List => ({
  ...list(items.map((item) => [text(item)])),
  ordered: true,
});
