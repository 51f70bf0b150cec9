import { createElement } from 'react';
import satori from 'satori';
import type { StaticFont, Style } from './fonts.ts';
import { CARD } from './layout.ts';

/** A line of text: size and place in pixels, tracking and line height in ems. */
export type Line = {
  text: string;
  style: Style;
  size: number;
  tracking?: number;
  lineHeight?: number;
  colour?: string;
  left?: number;
  top?: number;
};

function element(line: Line, key: number, place: object) {
  return createElement(
    'div',
    {
      key,
      style: {
        ...place,
        whiteSpace: 'pre',
        fontFamily: line.style,
        fontSize: line.size,
        letterSpacing: (line.tracking ?? 0) * line.size,
        lineHeight: line.lineHeight ?? 1,
        color: line.colour,
      },
    },
    line.text,
  );
}

/** Widths of lines in pixels, in their order. */
export async function widthsOf(lines: readonly Line[], fonts: StaticFont[]): Promise<number[]> {
  const widths: number[] = [];
  const children = lines.map((line, index) => element(line, index, { alignSelf: 'flex-start' }));
  await satori(createElement('div', { style: { display: 'flex', flexDirection: 'column' } }, children), {
    width: 100_000,
    fonts,
    onNodeDetected: ({ key, width }) => {
      if (key !== null && key !== undefined) widths[Number(key)] = width;
    },
  });
  return widths;
}

/** A line made smaller until it is no wider than `limit` pixels, and its width. */
export async function fitLine(
  line: Line,
  limit: number,
  fonts: StaticFont[],
): Promise<{ line: Line; width: number }> {
  const [width = 0] = await widthsOf([line], fonts);
  if (width <= limit) return { line, width };
  return { line: { ...line, size: (line.size * limit) / width }, width: limit };
}

/** Lines as the outlines of their letters, in an SVG of the size of a sharing picture. */
export function outlines(lines: readonly Line[], fonts: StaticFont[]): Promise<string> {
  const children = lines.map((line, index) =>
    element(line, index, { position: 'absolute', left: line.left, top: line.top }),
  );
  return satori(createElement('div', { style: { ...CARD, display: 'flex' } }, children), {
    ...CARD,
    fonts,
  });
}
