import { beforeAll, describe, expect, test } from 'vitest';
import { STYLES, type StaticFont, type Style, staticFonts } from './fonts.ts';
import { outlines, widthsOf } from './set-text.ts';

let fonts: StaticFont[];
beforeAll(async () => {
  fonts = await staticFonts();
});

const shapeOf = async (text: string, style: Style) =>
  / d="([^"]+)"/.exec(await outlines([{ text, style, size: 100, left: 0, top: 0 }], fonts))?.[1];

describe.each(Object.keys(STYLES) as Style[])('our font, style %s', (style) => {
  test.each([...'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜßäöüÁÉÍÑáéíñ¿ÀÈàèìòùÃÕãõçâê’«»–0123456789'])(
    'draws %s with a shape of its own',
    async (letter) => {
      const missing = await shapeOf('\u{e000}', style);
      expect(await shapeOf(letter, style)).toBeTruthy();
      expect(await shapeOf(letter, style)).not.toBe(missing);
    },
  );
});

test('headlines are narrower than the wordmark, as on the pages', async () => {
  const line = { text: 'Montante', size: 100 };
  const [title = 0, wordmark = 0] = await widthsOf(
    [
      { ...line, style: 'title' },
      { ...line, style: 'wordmark' },
    ],
    fonts,
  );
  expect(title).toBeLessThan(wordmark * 0.95);
});
