/** Draws every icon of the site from the mark into public/. What is drawn already from the same sources is left. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { MARK } from '../app/ui/mark-path.ts';
import { projectFile, readText } from '../content/source.ts';
import { colour } from './tokens.ts';

const SOURCES = ['app/ui/mark-path.ts', 'app/styles/theme.css', 'scripts/draw-icons.ts'];
const STAMP = '.cache/icons.txt';

/** Where the middle of the mark's line runs, and how wide that line is, in pixels. */
type Drawing = { left: number; top: number; width: number; height: number; stroke: number; radius?: number };

/** Fitted to whole pixels by hand, with a heavier line, as small sizes of a typeface are. */
const FAVICON: Record<number, Drawing> = {
  16: { left: 4, top: 3, width: 9, height: 10, stroke: 2, radius: 2 },
  32: { left: 6.5, top: 5.5, width: 19, height: 21, stroke: 3, radius: 3 },
  48: { left: 10, top: 9, width: 28, height: 30, stroke: 4, radius: 4 },
};

/** The mark in the middle of a square, in its own proportions. `share` is how much of the height its line takes. */
function centred(size: number, share: number): Drawing {
  const scale = (size * share) / MARK.height;
  const [width, height] = [MARK.width * scale, MARK.height * scale];
  return { left: (size - width) / 2, top: (size - height) / 2, width, height, stroke: MARK.stroke * scale };
}

/** Whole squares: what shows them cuts the corners. Masks may take all but the inner 80 % of a circle. */
const PNGS: Record<string, { size: number; share: number }> = {
  'apple-touch-icon.png': { size: 180, share: 0.48 },
  'icons/icon-192.png': { size: 192, share: 0.54 },
  'icons/icon-512.png': { size: 512, share: 0.54 },
  'icons/maskable-192.png': { size: 192, share: 0.42 },
  'icons/maskable-512.png': { size: 512, share: 0.42 },
};

/** The mark without a ground: ink on light browsers, paper on dark ones. */
function faviconSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.box} ${MARK.box}">` +
    `<style>path{stroke:${colour('ink')}}@media(prefers-color-scheme:dark){path{stroke:${colour('paper')}}}</style>` +
    `<path d="${MARK.path}" fill="none" stroke-width="${MARK.stroke}" stroke-linejoin="round"/></svg>`
  );
}

/** The mark in ink on a square of paper. */
function tile(size: number, { left, top, width, height, stroke, radius = 0 }: Drawing): Promise<Buffer> {
  const [across, down] = [width / MARK.width, height / MARK.height];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${colour('paper')}"/>` +
    `<g transform="translate(${left} ${top}) scale(${across} ${down}) translate(-${MARK.left} -${MARK.top})">` +
    `<path d="${MARK.path}" fill="none" stroke="${colour('ink')}" stroke-width="${(2 * stroke) / (across + down)}" stroke-linejoin="round"/></g></svg>`;
  const drawn = sharp(Buffer.from(svg));
  return (radius ? drawn : drawn.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
}

/**
 * An .ico file of PNG pictures.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

async function drawAll(): Promise<void> {
  mkdirSync(projectFile('public/icons'), { recursive: true });
  const write = (file: string, content: Buffer | string) =>
    writeFileSync(projectFile('public', file), content);
  write('favicon.svg', faviconSvg());
  const small = Object.entries(FAVICON).map(async ([size, drawing]) => ({
    size: Number(size),
    png: await tile(Number(size), drawing),
  }));
  write('favicon.ico', ico(await Promise.all(small)));
  for (const [file, { size, share }] of Object.entries(PNGS)) {
    write(file, await tile(size, centred(size, share)));
  }
}

const stamp = createHash('sha256')
  .update(SOURCES.map(readText).join())
  .update(sharp.versions.sharp)
  .digest('hex');
const files = ['favicon.svg', 'favicon.ico', ...Object.keys(PNGS)].map((file) => projectFile('public', file));
const known = existsSync(projectFile(STAMP)) && readFileSync(projectFile(STAMP), 'utf8') === stamp;
if (!known || !files.every((file) => existsSync(file))) {
  mkdirSync(projectFile('.cache'), { recursive: true });
  await drawAll();
  writeFileSync(projectFile(STAMP), stamp);
}
console.log(`icons: ${files.length} files ready`);
