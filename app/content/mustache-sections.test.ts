import { expect, test } from 'vitest';
import { keepSections } from './mustache-sections.ts';

const parts = (text: string) => keepSections(text, { measuring: true, video: false }, 'a.md');

test('a part stands if what it names is true, its opposite if it is not', () => {
  expect(parts('One{{#measuring}}, two{{/measuring}}{{^measuring}}, three{{/measuring}}.')).toBe('One, two.');
  expect(parts('One{{#video}}, two{{/video}}{{^video}}, three{{/video}}.')).toBe('One, three.');
});

test('rows of a table go without leaving a line, and stay without breaking it', () => {
  const table = (name: string) => `| a |\n| --- |\n{{#${name}}}\n| b |\n{{/${name}}}\n| c |\n`;
  expect(parts(table('measuring'))).toBe('| a |\n| --- |\n| b |\n| c |\n');
  expect(parts(table('video'))).toBe('| a |\n| --- |\n| c |\n');
});

test('parts may stand inside parts of another name', () => {
  expect(parts('{{#measuring}}one{{^video}}, two{{/video}}{{/measuring}}')).toBe('one, two');
  expect(parts('{{#video}}one{{#measuring}}, two{{/measuring}}{{/video}}')).toBe('');
});

test.each([
  [
    '{{#mesuring}}x{{/mesuring}}',
    /a\.md[\s\S]*\{\{#mesuring\}\} no vale: se esperaba uno de estos: measuring, video/,
  ],
  ['{{#measuring}}x', /\{\{#measuring\}\}: se esperaba una parte que empiece y termine/],
  ['x{{/video}}', /\{\{\/video\}\}: se esperaba una parte/],
])('%s is refused', (text, message) => {
  expect(() => parts(text)).toThrow(message);
});
