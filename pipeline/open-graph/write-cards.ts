import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cropArea } from '#app/content/crops.ts';
import { CARD, type ShareCard, shareCard } from '#app/content/share-card.ts';
import { sitePages } from '#app/content/site-pages.ts';
import { projectFile } from '#app/content/source.ts';
import { writeWhole } from '#app/content/write-whole.ts';
import { inParallel } from '#app/lib/in-parallel.ts';
import { MARK } from '#app/ui/mark-path.ts';
import { colour } from '../theme-tokens.ts';

const CACHE = '.cache/cards';

/** The site's font at the weight and width of headlines: what lays out the text reads neither WOFF2 nor variable fonts. */
const FONT = projectFile('assets/fonts/cards.ttf');

/** Width of the text's half, height of the brand's row at its foot, and the title's padding, in pixels. */
const HALF = 640;
const ROW = 90;
const PADDING = { top: 56, right: 32, bottom: 30, left: 72 } as const;
const TITLE = { width: HALF - PADDING.left - PADDING.right, height: CARD.height - ROW - 86 } as const;
/** Dots per inch at which the title, set in 72 points, has its largest size: so many pixels. */
const LARGEST = 96;

const PICTURE = { width: CARD.width - HALF, height: CARD.height } as const;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Puts no-break spaces after short words, numbers and the first word of «Steel Frame». */
function keptTogether(title: string): string {
  return title.replace(/(?<=(?:^|[\s(«])(?:\p{L}{1,2}|\d{1,3}|Steel)) /gu, '\u00a0');
}

/** A text in ink on nothing, as large as its box allows and `largest` pixels at most. */
async function set(text: string, box: { width: number; height: number }, largest: number): Promise<Buffer> {
  const words = `<span foreground="${colour('ink')}" letter_spacing="-1600" line_height="0.84">${escaped(text)}</span>`;
  const font = { text: words, font: 'Instrument Sans 72', fontfile: FONT, rgba: true, width: box.width };
  const fitted = await sharp({ text: { ...font, height: box.height } })
    .png()
    .toBuffer({ resolveWithObject: true });
  if ((fitted.info.textAutofitDpi ?? 0) <= largest) return fitted.data;
  return sharp({ text: { ...font, dpi: largest } })
    .png()
    .toBuffer();
}

/** The lines of the card, and the mark. */
function frame(): Buffer {
  const line = (x: number, y: number, width: number, height: number, strength: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour('ink')}" fill-opacity="${strength}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
      line(35, 0, 1, CARD.height, '.14') +
      line(44, 0, 1, CARD.height, '.32') +
      line(HALF - 1, 0, 1, CARD.height, '.32') +
      line(0, CARD.height - ROW, HALF, 1, '.14') +
      `<g transform="translate(${PADDING.left} ${CARD.height - ROW / 2}) scale(1.25) translate(${MARK.stroke / 2 - MARK.left} ${-MARK.top - MARK.height / 2})">` +
      `<path d="${MARK.path}" fill="none" stroke="${colour('ink')}" stroke-width="${MARK.stroke}" stroke-linejoin="round"/></g></svg>`,
  );
}

const cuts = new Map<string, Promise<Buffer>>();

/** The part of a picture that the card shows: made once, most stand on the cards of six languages. */
function cutOf(picture: ShareCard['picture']): Promise<Buffer> {
  const made = cuts.get(picture.file) ?? cut(picture);
  cuts.set(picture.file, made);
  return made;
}

async function cut({ file, focus }: ShareCard['picture']): Promise<Buffer> {
  const image = sharp(projectFile(file)).autoOrient();
  const { width = 0, height = 0 } = (await image.metadata()).autoOrient;
  return image
    .extract(cropArea({ width, height }, PICTURE.width / PICTURE.height, focus))
    .resize(PICTURE.width, PICTURE.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function compose({ title, brand, picture }: ShareCard): Promise<Buffer> {
  const name = await set(brand, { width: 460, height: 40 }, 33);
  const { height = 0 } = await sharp(name).metadata();
  return sharp({ create: { ...CARD, channels: 3, background: colour('paper') } })
    .composite([
      { input: await cutOf(picture), left: HALF, top: 0 },
      { input: frame() },
      { input: await set(keptTogether(title), TITLE, LARGEST), left: PADDING.left, top: PADDING.top },
      { input: name, left: PADDING.left + 56, top: CARD.height - Math.round((ROW + height) / 2) },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Writes the card of every page, work and article. Those of the last build are kept. */
export async function writeCards(): Promise<void> {
  const folder = projectFile('build/client/cards');
  for (const each of [folder, projectFile(CACHE)]) mkdirSync(each, { recursive: true });
  await inParallel(availableParallelism(), (await sitePages()).map(shareCard), async (card) => {
    const kept = projectFile(CACHE, path.basename(card.path));
    if (!existsSync(kept)) writeWhole(kept, await compose(card));
    copyFileSync(kept, path.join(folder, path.basename(card.path)));
  });
}
