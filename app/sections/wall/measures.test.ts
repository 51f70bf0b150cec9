import { expect, test } from 'vitest';
import { wall } from '#app/content/collections.ts';
import { decimal, layerThickness, millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { LANGUAGE_INFO, LANGUAGES } from '#app/site/published-languages.ts';

test.each(LANGUAGES)('numbers in %s are those of Intl', (language) => {
  const values = [0, 0.08, 0.56, 1, 7.2, 12.5, 90, 600, 999, -4, 1000, 12345.6];
  for (const digits of [undefined, 1, 2]) {
    const { format } = new Intl.NumberFormat(LANGUAGE_INFO[language].locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits ?? 2,
    });
    expect(values.map((value) => decimal(value, language, digits))).toEqual(values.map(format));
  }
});

test('a unit is joined to its number by a narrow space that does not break', () => {
  expect(millimetres(600, 'es')).toBe('600\u202fmm');
});

test('a layer of two sheets says so', () => {
  const lining = wall('es').layers.find(({ id }) => id === 'lining');
  expect(lining && layerThickness(lining, 'es')).toBe('2\u202f×\u202f12,5\u202fmm');
});

test('the layers add up without errors of binary fractions', () => {
  const { layers } = wall('es');
  const added = layers
    .map(({ sheets, thickness }) => sheets * thickness * 10)
    .reduce((sum, tenths) => sum + tenths);
  expect(wallDepth(layers)).toBe(Math.round(added) / 10);
});
