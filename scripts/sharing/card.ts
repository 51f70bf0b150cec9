import type { Language } from '../../app/site/languages.ts';
import { colour } from '../tokens.ts';
import { markAt, measureLine, profileDrawing, wallLines } from './drawings.ts';
import { breakable, fitTitle } from './fit-title.ts';
import type { StaticFont } from './fonts.ts';
import { CARD, ROW, TEXT_WIDTH, WALL } from './layout.ts';
import type { Measure, Profile } from './measure.ts';
import { fitLine, type Line, outlines, widthsOf } from './set-text.ts';

/** What stands on a sharing picture. */
export type Card = {
  language: Language;
  title: string;
  brand: string;
  /** category of an article */
  section?: string;
  measure?: Measure;
  /** without a picture the profile is drawn, with its height */
  profile?: Profile;
};

const TITLE = { sizes: Array.from({ length: 17 }, (_, step) => 112 - 4 * step), tracking: -0.038 };
const TOP = 56;
const MARK_SIZE = 40;

/** As app/styles/type.css: room for capitals with marks. */
function titleLeading(language: Language): number {
  return language === 'de' || language === 'pl' ? 1.06 : 0.98;
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
  let shapes = wallLines(card.measure !== undefined);
  let top = TOP;
  if (card.section) {
    const words = await fitLine({ ...tag, text: card.section }, TEXT_WIDTH - 32, fonts);
    shapes += `<rect x="${WALL.text}.75" y="${TOP + 0.75}" width="${words.width + 30}" height="42" rx="2" fill="none" stroke="${tag.colour}" stroke-width="1.5"/>`;
    lines.push({ ...words.line, left: WALL.text + 16, top: TOP + 22 - words.line.size / 2 });
    top += 74;
  }
  lines.push(...(await titleLines(card, top, fonts)));

  shapes += markAt(WALL.text, ROW, MARK_SIZE);
  const wordmark = { style: 'wordmark', size: 33, tracking: -0.03, colour: colour('ink') } as const;
  const left = WALL.text + MARK_SIZE + 8;
  const brand = await fitLine({ ...wordmark, text: card.brand }, WALL.text + TEXT_WIDTH - left, fonts);
  lines.push({ ...brand.line, left, top: ROW - brand.line.size / 2 - 0.5 });
  if (card.measure) {
    const measured = await measureLine(card.measure, fonts);
    lines.push(...measured.lines);
    shapes += measured.svg;
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
