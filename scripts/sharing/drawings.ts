import { MARK } from '../../app/ui/mark-path.ts';
import { colour } from '../tokens.ts';
import type { StaticFont } from './fonts.ts';
import { CARD, pictureArea, ROW, WALL } from './layout.ts';
import type { Measure, Profile } from './measure.ts';
import { type Line, widthsOf } from './set-text.ts';

/** Lines and shapes as SVG, and the words that belong to them. */
export type Drawing = { svg: string; lines: Line[] };

const line = (path: string, stroke: string, width = 1) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Studs and track: under the picture only where something is measured there. */
export function wallLines(underPicture: boolean): string {
  const { stud, middle, track } = WALL;
  const light = `stroke="${colour('ink')}" stroke-opacity=".14"`;
  const strong = `stroke="${colour('ink')}" stroke-opacity=".32"`;
  const right = underPicture ? CARD.width : middle;
  return [
    `<path d="M${stud - 8.5} 0V${CARD.height}" ${light}/>`,
    `<path d="M${stud + 0.5} 0V${CARD.height}" ${strong}/>`,
    `<path d="M${middle - 0.5} 0V${CARD.height}" ${strong}/>`,
    `<path d="M0 ${track + 0.5}H${right}" ${light}/>`,
  ].join('');
}

/** The mark in ink, its left edge and its middle at a place. */
export function markAt(left: number, middle: number, size: number): string {
  const scale = size / MARK.box;
  const shift = left + (MARK.stroke / 2 - MARK.left) * scale;
  return (
    `<g transform="translate(${shift} ${middle - size / 2}) scale(${scale})" stroke-linejoin="round">` +
    `${line(MARK.path, colour('ink'), MARK.stroke)}</g>`
  );
}

/** A line with ticks of 45 degrees at its ends, interrupted from `gap[0]` to `gap[1]`. */
function dimension(from: number, to: number, y: number, gap?: readonly [number, number]): string {
  const ticks = [from, to].map((x) => `M${x - 7} ${y + 7}l14-14`).join('');
  const rule = gap ? `M${from} ${y}H${gap[0]}M${gap[1]} ${y}H${to}` : `M${from} ${y}H${to}`;
  return line(ticks + rule, colour('oxide'), 2);
}

/** The dimension line below the picture, with its words. */
export async function measureLine(measure: Measure, fonts: StaticFont[]): Promise<Drawing> {
  const note = { style: 'note', size: 27, colour: colour('oxide-text'), top: ROW - 14 } as const;
  const [start, end] = [WALL.middle + 32, CARD.width - 44];
  if ('label' in measure) {
    const [width = 0] = await widthsOf([{ ...note, text: measure.label }], fonts);
    const left = (start + end - width) / 2;
    return {
      lines: [{ ...note, text: measure.label, left }],
      svg: dimension(start, end, ROW, [left - 18, left + width + 18]),
    };
  }
  const [from = 0, to = 0] = await widthsOf(
    [
      { ...note, text: measure.from },
      { ...note, text: measure.to },
    ],
    fonts,
  );
  return {
    lines: [
      { ...note, text: measure.from, left: start - 7 },
      { ...note, text: measure.to, left: end - to + 7 },
    ],
    svg: dimension(start + from + 18, end - to - 18, ROW),
  };
}

/** The section of the profile, its height and width in proportion, on a sheet of drawing paper. */
export function profileDrawing({ web, flange, label }: Profile): Drawing {
  const { left, top, width, height } = pictureArea(false);
  const sheet = 16;
  const scale = 350 / web;
  const [x, y] = [left + width / 2 - 130, (height - 350) / 2];
  const [right, bottom] = [x + flange * scale, y + 350];
  const lip = 62;
  const round = 18;
  const path = (end: number) =>
    `M${right} ${y + end}V${y + round}a${round} ${round} 0 0 0-${round}-${round}H${x + round}a${round} ${round} 0 0 0-${round} ${round}` +
    `V${bottom - round}a${round} ${round} 0 0 0 ${round} ${round}H${right - round}a${round} ${round} 0 0 0 ${round}-${round}V${bottom - end}`;
  const [edgeTop, edgeBottom] = [y - sheet / 2, bottom + sheet / 2];
  const measured = right + 74;
  return {
    lines: [
      {
        text: label,
        style: 'note',
        size: 30,
        colour: colour('oxide-text'),
        left: measured + 26,
        top: height / 2 - 15,
      },
    ],
    svg: [
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour('chalk')}"/>`,
      line(path(lip), colour('ink'), sheet),
      line(path(lip - 2), colour('steel-100'), sheet - 4),
      line(
        `M${right + 22} ${edgeTop}H${measured + 12}M${right + 22} ${edgeBottom}H${measured + 12}`,
        colour('steel-400'),
      ),
      line(
        `M${measured} ${edgeTop}V${edgeBottom}M${measured - 9} ${edgeTop + 9}l18-18M${measured - 9} ${edgeBottom + 9}l18-18`,
        colour('oxide'),
        2.25,
      ),
    ].join(''),
  };
}
