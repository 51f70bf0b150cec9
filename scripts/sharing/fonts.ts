import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { projectFile } from '../../content/source.ts';

/** The type styles of a sharing picture: weight and width as app/styles/type.css has them for each size of text. */
export const STYLES = {
  title: { wght: 500, wdth: 82 },
  wordmark: { wght: 600, wdth: 88 },
  note: { wght: 500, wdth: 90 },
} as const;

export type Style = keyof typeof STYLES;

const PARTS = ['latin', 'latin-ext'] as const;

/** Our font's two files: western letters, and those that Polish adds. */
export function fontFiles(): string[] {
  return PARTS.map((part) =>
    projectFile(
      `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wdth-normal.woff2`,
    ),
  );
}

/** Families of a style, in the order in which a letter is looked for. */
export function familyOf(style: Style): string {
  return PARTS.map((part) => `${style}-${part}`).join(', ');
}

export type StaticFont = { name: string; data: Buffer; weight: 400; style: 'normal' };

/** Fixed instances of the variable font: satori reads neither WOFF2 nor variable axes. */
export async function staticFonts(): Promise<StaticFont[]> {
  const sources = fontFiles().map((file) => readFileSync(file));
  const instances = Object.entries(STYLES).flatMap(([style, axes]) =>
    PARTS.map(async (part, index) => ({
      name: `${style}-${part}`,
      data: await subsetFont(sources[index] as Buffer, undefined, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: axes,
      }),
      weight: 400 as const,
      style: 'normal' as const,
    })),
  );
  return Promise.all(instances);
}
