import { createElement } from 'react';
import satori from 'satori';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '#app/document/open-graph-image.server.ts';
import { STYLES, type StaticFont, staticFonts } from './fonts.ts';
import { cardSvg } from './image-layout.ts';

let fonts: StaticFont[];
beforeAll(async () => {
  fonts = await staticFonts();
});

const LETTERS = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜßäöüÁÉÍÑáéíñ¿ÀÈàèìòùÃÕãõçâê’«»–0123456789';

test.each(Object.keys(STYLES))(
  'our font draws every letter of the languages, style %s',
  async (fontFamily) => {
    const shapeOf = async (letter: string) =>
      / d="([^"]+)"/.exec(
        await satori(createElement('div', { style: { fontFamily } }, letter), {
          width: 99,
          height: 99,
          fonts,
        }),
      )?.[1];
    const missing = await shapeOf('\u{e000}');
    const undrawn: string[] = [];
    for (const letter of LETTERS) {
      const shape = await shapeOf(letter);
      if (!shape || shape === missing) undrawn.push(letter);
    }
    expect(undrawn).toEqual([]);
  },
);

describe('a title that does not fit even at the smallest size is refused', () => {
  const card: Card = { language: 'de', title: '', brand: 'Montante' };

  test.each(['Donaudampfschifffahrtsgesellschaft', 'Viele Wörter '.repeat(30)])('%s', async (title) => {
    await expect(cardSvg({ ...card, title }, fonts)).rejects.toThrow(`the title "${title}" does not fit`);
  });

  test('and one that does is not', async () => {
    await expect(cardSvg({ ...card, title: 'Datenschutzerklärung' }, fonts)).resolves.toContain('<svg');
  });
});
