import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test('each value stands where its name stood, as it is given', () => {
  const text = 'De {{from}} a {{to}} {{unit}}, y otra vez {{from}}';
  expect(filled(text, { from: 0, to: '$&', unit: '{{from}}' })).toBe('De 0 a $& {{from}}, y otra vez 0');
});

test('a placeholder without a value is left to be found', () => {
  expect(filled('{{total}} mm', {})).toBe('{{total}} mm');
});
