import { createElement } from 'react';
import satori from 'satori';
import type { StaticFont, Style } from './fonts.ts';

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

const CANVAS = { width: 1200, height: 630 };

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

/** Lines as the outlines of their letters, in an SVG of the size of a sharing picture. */
export function outlines(lines: readonly Line[], fonts: StaticFont[]): Promise<string> {
  const children = lines.map((line, index) =>
    element(line, index, { position: 'absolute', left: line.left, top: line.top }),
  );
  return satori(createElement('div', { style: { ...CANVAS, display: 'flex' } }, children), {
    ...CANVAS,
    fonts,
  });
}
