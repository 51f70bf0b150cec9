import type { Language } from '../../app/site/languages.ts';
import { MARK } from '../../app/ui/mark-path.ts';
import { colour } from '../tokens.ts';
import { breakable, fitTitle } from './fit-title.ts';
import type { StaticFont } from './fonts.ts';
import type { Measure } from './measure.ts';
import { type Line, outlines, widthsOf } from './set-text.ts';

export const CARD = { width: 1200, height: 630 } as const;

/** What stands on a sharing picture. */
export type Card = {
  language: Language;
  title: string;
  brand: string;
  /** category of an article */
  section?: string;
  measure?: Measure;
  /** without a picture the profile is drawn, with its height */
  profile?: { web: number; flange: number; label: string };
};

/** Lines of the wall, in pixels: left stud, text, the stud between text and picture, the lower track. */
export const WALL = { stud: 44, text: 72, middle: 640, track: 540 } as const;

const TEXT_WIDTH = WALL.middle - 28 - WALL.text;
const TITLE = { sizes: Array.from({ length: 17 }, (_, step) => 112 - 4 * step), tracking: -0.038 };
const TOP = 56;
const ROW = (WALL.track + CARD.height) / 2;

/** As app/styles/type.css: room for capitals with marks. */
function titleLeading(language: Language): number {
  return language === 'de' || language === 'pl' ? 1.06 : 0.98;
}

const line = (path: string, stroke: string, width = 1) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Part of the card that the picture fills: down to the track, where a dimension line needs the row below. */
export function pictureArea({ measure }: Pick<Card, 'measure'>) {
  const { width, height } = CARD;
  return { left: WALL.middle, top: 0, width: width - WALL.middle, height: measure ? WALL.track : height };
}

function wallLines(card: Card): string {
  const { stud, middle, track } = WALL;
  const light = `stroke="${colour('ink')}" stroke-opacity=".14"`;
  const strong = `stroke="${colour('ink')}" stroke-opacity=".32"`;
  const right = card.measure ? CARD.width : middle;
  return [
    `<path d="M${stud - 8.5} 0V${CARD.height}" ${light}/>`,
    `<path d="M${stud + 0.5} 0V${CARD.height}" ${strong}/>`,
    `<path d="M${middle - 0.5} 0V${CARD.height}" ${strong}/>`,
    `<path d="M0 ${track + 0.5}H${right}" ${light}/>`,
  ].join('');
}

/** A line with ticks of 45 degrees at its ends, interrupted from `gap[0]` to `gap[1]`. */
function dimension(from: number, to: number, y: number, gap?: readonly [number, number]): string {
  const ticks = [from, to].map((x) => `M${x - 7} ${y + 7}l14-14`).join('');
  const rule = gap ? `M${from} ${y}H${gap[0]}M${gap[1]} ${y}H${to}` : `M${from} ${y}H${to}`;
  return line(ticks + rule, colour('oxide'), 2);
}

async function measureLine(measure: Measure, fonts: StaticFont[]): Promise<{ lines: Line[]; svg: string }> {
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
function profileDrawing({ web, flange, label }: NonNullable<Card['profile']>): {
  lines: Line[];
  svg: string;
} {
  const { left, top, width, height } = pictureArea({});
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

async function titleLines(card: Card, top: number, fonts: StaticFont[]): Promise<Line[]> {
  const { sizes, tracking } = TITLE;
  const lineHeight = titleLeading(card.language);
  const style = { style: 'title', tracking, lineHeight, colour: colour('ink') } as const;
  const pieces = breakable(card.title);
  const widths = await widthsOf(
    pieces.flatMap((text) => [text.trimEnd(), text].map((each) => ({ ...style, text: each, size: 1000 }))),
    fonts,
  );
  const measured = pieces.map((text, index) => ({
    text,
    width: (widths[2 * index] ?? 0) / 1000,
    spaced: (widths[2 * index + 1] ?? 0) / 1000,
  }));
  const { size, lines } = fitTitle(measured, sizes, {
    width: TEXT_WIDTH,
    height: WALL.track - 30 - top,
    lineHeight,
  });
  return lines.map((text, index) => ({
    ...style,
    text,
    size,
    left: WALL.text - 0.05 * size,
    top: top + (index - 0.1) * size * lineHeight,
  }));
}

/**
 * Everything of a sharing picture but the picture, as an SVG without fonts.
 * @throws if the title does not fit
 */
export async function cardSvg(card: Card, fonts: StaticFont[]): Promise<string> {
  const tag = { style: 'wordmark', size: 22, colour: colour('oxide-text') } as const;
  const lines: Line[] = [];
  let shapes = wallLines(card);
  let top = TOP;
  if (card.section) {
    const [width = 0] = await widthsOf([{ ...tag, text: card.section }], fonts);
    shapes += `<rect x="${WALL.text}.75" y="${TOP + 0.75}" width="${width + 30}" height="42" rx="2" fill="none" stroke="${tag.colour}" stroke-width="1.5"/>`;
    lines.push({ ...tag, text: card.section, left: WALL.text + 16, top: TOP + 11 });
    top += 74;
  }
  lines.push(...(await titleLines(card, top, fonts)));

  const mark = 40;
  const scale = mark / MARK.box;
  shapes += `<g transform="translate(${WALL.text - MARK.left * scale + 2} ${ROW - mark / 2}) scale(${scale})"><path d="${MARK.path}" fill="none" stroke="${colour('ink')}" stroke-width="${MARK.stroke}" stroke-linejoin="round"/></g>`;
  lines.push({
    text: card.brand,
    style: 'wordmark',
    size: 33,
    tracking: -0.03,
    colour: colour('ink'),
    left: WALL.text + mark + 8,
    top: ROW - 17,
  });
  if (card.measure) {
    const { lines: words, svg } = await measureLine(card.measure, fonts);
    lines.push(...words);
    shapes += svg;
  }
  if (card.profile) {
    const drawing = profileDrawing(card.profile);
    lines.push(...drawing.lines);
    shapes = drawing.svg + shapes;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `${shapes}${await outlines(lines, fonts)}</svg>`
  );
}
