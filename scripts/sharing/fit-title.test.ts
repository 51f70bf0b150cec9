import { describe, expect, test } from 'vitest';
import { breakable, fitTitle } from './fit-title.ts';

/** Letters half as wide as they are high, spaces a quarter. */
const piecesOf = (title: string) =>
  breakable(title).map((text) => ({
    text,
    width: text.trimEnd().length / 2,
    spaced: text.trimEnd().length / 2 + (text.endsWith(' ') ? 0.25 : 0),
  }));
const widthOf = (line: string, size: number) =>
  size * line.split(' ').reduce((sum, word, index) => sum + word.length / 2 + (index ? 0.25 : 0), 0);

describe('a title may be broken', () => {
  test.each([
    ['Menos obra, más montaje', ['Menos ', 'obra, ', 'más ', 'montaje']],
    ['Różne z zewnątrz, w środku stal', ['Różne ', 'z zewnątrz, ', 'w środku ', 'stal']],
    ['Una casa de lujo en 120 días', ['Una ', 'casa ', 'de ', 'lujo ', 'en ', '120 días']],
    ['Steel-Frame-Technik', ['Steel-', 'Frame-', 'Technik']],
    ['Construimos desde 2013 aquí', ['Construimos ', 'desde ', '2013 ', 'aquí']],
    ['90\u00a0mm', ['90\u00a0mm']],
    ['Investire in Steel Frame: i conti', ['Investire ', 'in ', 'Steel Frame: ', 'i conti']],
  ])('%s', (title, pieces) => {
    expect(breakable(title)).toEqual(pieces);
  });
});

describe('a title set in its box', () => {
  const box = { width: 540, height: 400, lineHeight: 1 };
  const sizes = Array.from({ length: 16 }, (_, step) => 112 - 4 * step);

  test.each([
    'Impressum',
    'Datenschutzerklärung',
    'Was Stahl gegen Spaniens Wohnungsmangel leisten kann',
    'Steel Frame: odpowiedź na potrzeby rynku w Alicante',
  ])('«%s» keeps to its width and height', (title) => {
    const { size, lines } = fitTitle(piecesOf(title), sizes, box);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width);
  });

  test('keeps all its words, in their order', () => {
    const title = 'Steel Frame, una respuesta para el mercado de Alicante';
    expect(fitTitle(piecesOf(title), sizes, box).lines.join(' ')).toBe(title);
  });

  test('prefers even lines to the largest size', () => {
    const widths = fitTitle(piecesOf('Steel Frame und Brandschutz'), sizes, box).lines.map((line) =>
      widthOf(line, 1),
    );
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
  });

  test('ends its lines where the words pause, rather than be a little larger', () => {
    expect(fitTitle(piecesOf('Menos obra, mais montagem'), [100, 92, 84, 76], box).lines).toEqual([
      'Menos obra,',
      'mais montagem',
    ]);
  });

  test('leaves no short word at the end of a line that it does not belong to', () => {
    expect(fitTitle(piecesOf('Stalowy szkielet wymierzony co do milimetra'), [76], box).lines).toEqual([
      'Stalowy',
      'szkielet',
      'wymierzony',
      'co do milimetra',
    ]);
  });

  test('refuses what does not fit', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    expect(() => fitTitle(piecesOf(word), sizes, box)).toThrow(word);
  });
});
