import type { Heading, Paragraph, PhrasingContent } from 'mdast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

export const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
});
