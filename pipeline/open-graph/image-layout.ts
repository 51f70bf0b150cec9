/** What an Open Graph image looks like, laid out by satori. `h` is React's `createElement`: Node runs no .tsx. */
import { createElement as h, type ReactNode } from 'react';
import satori from 'satori';
import {
  CARD,
  type Card,
  type Measure,
  type Profile,
  type Sheet,
} from '#app/document/open-graph-image.server.ts';
import { MARK } from '#app/ui/mark-path.ts';
import { colour } from '../theme-tokens.ts';
import type { StaticFont } from './fonts.ts';

/** Width of the text column, height of the brand's row at its foot, and the column's padding, in pixels. */
const BAY = 640;
const ROW = 90;
const PADDING = { top: 56, right: 28, bottom: 30, left: 72 } as const;

const TITLE_SIZES = Array.from({ length: 17 }, (_, step) => 112 - 4 * step);

/** Size of the picture: it ends where the row for a dimension line begins. */
export function pictureSize({ measure }: Card) {
  return { width: CARD.width - BAY, height: CARD.height - (measure ? ROW : 0) };
}

const LIGHT = `1px solid ${colour('ink')}24`;
const STRONG = `1px solid ${colour('ink')}52`;

/** Puts no-break spaces after short words, numbers and the first word of «Steel Frame». */
function keptTogether(title: string): string {
  return title.replace(/(?<=(?:^|[\s(«])(?:\p{L}{1,2}|\d{1,3}|Steel)) /gu, '\u00a0');
}

function box(style: object, ...children: ReactNode[]) {
  return h('div', { style: { display: 'flex', boxSizing: 'border-box', ...style } }, ...children);
}

function drawing(width: number, height: number, ...paths: Record<string, string | number>[]) {
  const shapes = paths.map((path) => h('path', { key: String(path.d), fill: 'none', ...path }));
  return h('svg', { width, height, viewBox: `0 0 ${width} ${height}`, style: { flexShrink: 0 } }, ...shapes);
}

/** The mark without the padding of its view box. */
function mark(scale: number) {
  const { left, top, width, height, path, stroke } = MARK;
  const [x, y, across, down] = [left - stroke / 2, top - stroke / 2, width + stroke, height + stroke];
  const line = { d: path, fill: 'none', stroke: colour('ink'), strokeWidth: stroke, strokeLinejoin: 'round' };
  return h(
    'svg',
    {
      width: across * scale,
      height: down * scale,
      viewBox: `${x} ${y} ${across} ${down}`,
      style: { flexShrink: 0 },
    },
    h('path', line),
  );
}

/** A dimension line: a rule between two 45° ticks, as long as its words leave room for. */
function dimension(measure: Measure) {
  const tick = drawing(14, 14, { d: 'M0 14L14 0', stroke: colour('oxide'), strokeWidth: 2 });
  const rule = box({ flexGrow: 1, height: 2, margin: '0 -7px', background: colour('oxide') });
  const words = (text: string, margin: string) => box({ margin, whiteSpace: 'nowrap' }, text);
  return 'label' in measure
    ? [tick, rule, words(measure.label, '0 25px'), rule, tick]
    : [words(measure.from, '0 18px 0 0'), tick, rule, tick, words(measure.to, '0 0 0 18px')];
}

/** The cross-section of the profile, web and flange in proportion, with its dimension line. */
function profileDrawing({ web, flange }: Profile) {
  const [width, height, sheet, round, lip] = [(350 * flange) / web, 350, 16, 18, 62];
  const [left, top] = [sheet / 2, sheet / 2 + 10];
  const [right, bottom] = [left + width, top + height];
  const path = (end: number) =>
    `M${right} ${top + end}V${top + round}a${round} ${round} 0 0 0-${round}-${round}H${left + round}a${round} ${round} 0 0 0-${round} ${round}` +
    `V${bottom - round}a${round} ${round} 0 0 0 ${round} ${round}H${right - round}a${round} ${round} 0 0 0 ${round}-${round}V${bottom - end}`;
  const [from, to, line] = [top - sheet / 2, bottom + sheet / 2, right + 74];
  const tick = (y: number) => `M${line - 9} ${y + 9}l18-18`;
  return drawing(
    line + 12,
    to + 10,
    { d: path(lip), stroke: colour('ink'), strokeWidth: sheet },
    { d: path(lip - 2), stroke: colour('steel-100'), strokeWidth: sheet - 4 },
    {
      d: `M${right + 22} ${from}H${line + 12}M${right + 22} ${to}H${line + 12}`,
      stroke: colour('steel-400'),
    },
    { d: `M${line} ${from}V${to}${tick(from)}${tick(to)}`, stroke: colour('oxide'), strokeWidth: 2.25 },
  );
}

/** The calendar to scale, each stage hatched up to its longest duration; below it the bar of cost shares. */
function sheetDrawing({ stages, shares }: Sheet, width: number, height: number) {
  const [left, top, bar] = [40, 44, 56];
  const across = width - 2 * left;
  const bottom = height - top - (shares.length > 0 ? bar + 34 : 0);
  const row = (bottom - top) / stages.length;
  const thick = row * 0.56;
  const x = (part: number) => left + across * part;
  const block = (from: number, to: number, y: number, high: number) =>
    `M${x(from)} ${y}H${x(to)}V${y + high}H${x(from)}Z`;
  const hatch = (from: number, to: number, y: number) => {
    const lines = [];
    for (let start = x(from); start < x(to) - 1; start += 9)
      lines.push(
        `M${start} ${y + thick}L${Math.min(start + thick, x(to))} ${y + thick - Math.min(thick, x(to) - start)}`,
      );
    return lines.join('');
  };
  const inRow = (index: number) => top + index * row + (row - thick) / 2;
  const oxide = colour('oxide');
  const months = Array.from({ length: 23 }, (_, month) => `M${x(month / 22)} ${top}V${bottom}`).join('');
  let before = 0;
  const parts = shares.map((share, index) => {
    const from = before;
    before += share;
    const fill = [oxide, colour('ink'), colour('steel-600'), colour('steel-400'), colour('steel-200')];
    return {
      d: block(from, Math.min(before, 1), height - top - bar, bar),
      fill: fill[index] ?? colour('steel-100'),
      stroke: colour('chalk'),
      strokeWidth: 2,
    };
  });
  return drawing(
    width,
    height,
    { d: months, stroke: colour('steel-100') },
    {
      d: stages.map(({ start, most }, index) => hatch(start, start + most, inRow(index))).join(''),
      stroke: oxide,
      strokeWidth: 1.5,
    },
    {
      d: stages.map(({ start, most }, index) => block(start, start + most, inRow(index), thick)).join(''),
      stroke: oxide,
      strokeWidth: 1.5,
    },
    {
      d: stages.map(({ start, least }, index) => block(start, start + least, inRow(index), thick)).join(''),
      fill: oxide,
    },
    ...parts,
  );
}

function layout(card: Card, size: number, picture?: string) {
  const { language, title, brand, measure, profile, sheet } = card;
  const area = pictureSize(card);
  const note = { fontFamily: 'note', fontSize: 27, color: colour('oxide-text') };
  const wordmark = {
    margin: `0 ${PADDING.right}px 0 12px`,
    ...{ fontFamily: 'wordmark', fontSize: 33, letterSpacing: -1, lineHeight: 1 },
  };
  const tag = {
    alignSelf: 'flex-start',
    marginBottom: 30,
    padding: '9px 15px',
    border: `1.5px solid ${note.color}`,
    borderRadius: 2,
    ...{ fontFamily: 'wordmark', fontSize: 22, lineHeight: 1.1, color: note.color },
  };
  const heading = {
    marginLeft: -0.05 * size,
    marginTop: -0.1 * size,
    fontFamily: 'title',
    fontSize: size,
    letterSpacing: -0.038 * size,
    // Room for capitals with diacritics, as in app/styles/type.css.
    lineHeight: language === 'de' || language === 'pl' ? 1.06 : 0.98,
    textWrap: 'balance',
  };
  return box(
    { ...CARD, background: colour('paper'), color: colour('ink') },
    box(
      { flexDirection: 'column', width: BAY, borderRight: STRONG },
      box({
        position: 'absolute',
        left: 35,
        width: 10,
        height: CARD.height,
        borderLeft: LIGHT,
        borderRight: STRONG,
      }),
      box(
        {
          flexDirection: 'column',
          height: CARD.height - ROW,
          padding: `${PADDING.top}px ${PADDING.right}px 0 ${PADDING.left}px`,
        },
        card.section && box(tag, card.section),
        box({}, h('div', { key: 'title', style: heading }, keptTogether(title))),
      ),
      box(
        { alignItems: 'center', height: ROW, paddingLeft: PADDING.left, borderTop: LIGHT },
        mark(1.25),
        h('div', { style: { ...wordmark, lineClamp: 2 } }, brand),
      ),
    ),
    box(
      { flexDirection: 'column', width: area.width },
      picture && h('img', { src: picture, ...area }),
      profile &&
        box(
          { ...area, alignItems: 'center', justifyContent: 'center', background: colour('chalk') },
          profileDrawing(profile),
          box({ ...note, fontSize: 30, marginLeft: 14 }, profile.label),
        ),
      sheet && box({ ...area, background: colour('chalk') }, sheetDrawing(sheet, area.width, area.height)),
      measure &&
        box(
          { ...note, alignItems: 'center', height: ROW, padding: '0 37px 0 25px', borderTop: LIGHT },
          ...dimension(measure),
        ),
    ),
  );
}

/**
 * An Open Graph image as an SVG whose text is paths, its title as large as the text column allows.
 * @param picture as a data URL, of the size of `pictureSize`
 * @throws if the title does not fit
 */
export async function cardSvg(card: Card, fonts: StaticFont[], picture?: string): Promise<string> {
  for (const size of TITLE_SIZES) {
    let fits = false;
    await satori(layout(card, size), {
      ...CARD,
      fonts,
      onNodeDetected: ({ key, left, top, width, height }) => {
        if (key !== 'title') return;
        fits = left + width <= BAY - PADDING.right && top + height <= CARD.height - ROW - PADDING.bottom;
      },
    });
    if (fits) return satori(layout(card, size, picture), { ...CARD, fonts });
  }
  throw new Error(`the title "${card.title}" does not fit its Open Graph image`);
}
