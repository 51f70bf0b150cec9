import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { projectFile } from '#app/content/source.ts';

/** The site's own font file. */
const FONT = 'assets/fonts/instrument-sans.woff2';

/** The type styles of an Open Graph image: weight and width as app/styles/type.css has them for each size of text. */
export const STYLES = {
  title: { wght: 500, wdth: 82 },
  wordmark: { wght: 600, wdth: 88 },
  note: { wght: 500, wdth: 90 },
} as const;

type Style = keyof typeof STYLES;

export type StaticFont = { name: Style; data: Buffer; weight: 400; style: 'normal' };

/** A static instance of the font for each style: satori reads neither WOFF2 nor variable fonts. */
export function staticFonts(): Promise<StaticFont[]> {
  const variable = readFileSync(projectFile(FONT));
  const instances = (Object.keys(STYLES) as Style[]).map(async (name) => ({
    name,
    data: await subsetFont(variable, undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: STYLES[name],
    }),
    weight: 400 as const,
    style: 'normal' as const,
  }));
  return Promise.all(instances);
}
