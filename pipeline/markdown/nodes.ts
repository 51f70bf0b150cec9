import type { Heading, List, Paragraph, PhrasingContent } from 'mdast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

export const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

export const numberedList = (items: readonly string[]): List => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph([text(item)])] })),
});
