import { describe, expect, test } from 'vitest';
import { anchorFor } from './anchors.ts';

describe('the anchor of a heading', () => {
  test.each([
    ['es', '¿Cuándo se pone en marcha el reloj?', 'cuando-se-pone-en-marcha-el-reloj'],
    ['es', 'Antigüedad: 100 m² de más', 'antiguedad-100-m2-de-mas'],
    ['de', 'Größe und Wärme', 'groesse-und-waerme'],
    ['pl', 'Źródła ciepła', 'zrodla-ciepla'],
    ['pt', 'Informações (LGPD)', 'informacoes-lgpd'],
  ] as const)('in %s is «%s» in plain letters', (language, text, anchor) => {
    expect(anchorFor(text, language, new Set())).toBe(anchor);
  });

  test('gets a number when another heading has the same words', () => {
    const taken = new Set<string>();
    const anchors = ['Costes', 'Costes', 'Costes'].map((text) => anchorFor(text, 'es', taken));
    expect(anchors).toEqual(['costes', 'costes-2', 'costes-3']);
  });

  test('is empty without words', () => {
    expect(anchorFor('***', 'es', new Set())).toBe('');
  });
});
