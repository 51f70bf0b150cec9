/** Draws every icon of the site from the mark into public/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { encode } from 'sharp-ico';
import { projectFile } from '#app/content/source.ts';
import { MARK } from '#app/ui/mark-path.ts';
import { colour } from '../theme-tokens.ts';

/** Box of the mark, measured to the centre of its stroke, and the stroke's width, in pixels. */
type Drawing = { left: number; top: number; width: number; height: number; stroke: number; radius?: number };

/** Fitted to whole pixels by hand, with a heavier line, as small sizes of a typeface are. */
const FAVICON: Record<number, Drawing> = {
  16: { left: 4, top: 3, width: 9, height: 10, stroke: 2, radius: 2 },
  32: { left: 6.5, top: 5.5, width: 19, height: 21, stroke: 3, radius: 3 },
  48: { left: 10, top: 9, width: 28, height: 30, stroke: 4, radius: 4 },
};

/** The mark centred in a square, in its own proportions. `share` is its height as a part of the square's. */
function centred(size: number, share: number): Drawing {
  const scale = (size * share) / MARK.height;
  const [width, height] = [MARK.width * scale, MARK.height * scale];
  return { left: (size - width) / 2, top: (size - height) / 2, width, height, stroke: MARK.stroke * scale };
}

/** Full squares: platforms crop the corners. Of a maskable icon only a centred circle, 80 % wide, is safe. */
const PNGS: Record<string, { size: number; share: number }> = {
  'apple-touch-icon.png': { size: 180, share: 0.48 },
  'icons/icon-192.png': { size: 192, share: 0.54 },
  'icons/icon-512.png': { size: 512, share: 0.54 },
  'icons/maskable-192.png': { size: 192, share: 0.42 },
  'icons/maskable-512.png': { size: 512, share: 0.42 },
};

/** The mark without a background: ink in a light colour scheme, paper in a dark one. */
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

mkdirSync(projectFile('public/icons'), { recursive: true });
const write = (file: string, content: Buffer | string) => writeFileSync(projectFile('public', file), content);
write('favicon.svg', faviconSvg());
const small = Object.entries(FAVICON).map(([size, drawing]) => tile(Number(size), drawing));
write('favicon.ico', encode(await Promise.all(small)));
for (const [file, { size, share }] of Object.entries(PNGS))
  write(file, await tile(size, centred(size, share)));
