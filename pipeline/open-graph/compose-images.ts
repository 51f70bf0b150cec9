/** Open Graph images: one JPEG for each page and article in each language, as their documents have named them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cropArea } from '#app/content/crops.ts';
import { projectFile } from '#app/content/source.ts';
import { CARD, type OpenGraphImage } from '#app/document/open-graph-image.server.ts';
import { inParallel } from '../in-parallel.ts';
import { writeWhole } from '../write-whole.ts';
import { type StaticFont, staticFonts } from './fonts.ts';
import { cardSvg, pictureSize } from './image-layout.ts';

const CACHE = '.cache/cards';

/** Most bytes of an image. Messengers silently drop larger ones; WhatsApp's limit is the lowest. */
const MOST_BYTES = 120_000;
const QUALITIES = [84, 78, 72, 66, 60, 52];

const crops = new Map<string, Promise<string>>();

/** The part of a picture that a card shows, as a data URL. Cards of all languages share it. */
function crop(
  { file, focus }: NonNullable<OpenGraphImage['picture']>,
  size: ReturnType<typeof pictureSize>,
): Promise<string> {
  const key = JSON.stringify([file, focus, size]);
  const known = crops.get(key);
  if (known) return known;
  const cut = async () => {
    const image = sharp(projectFile(file));
    const { width, height } = await image.metadata();
    const png = await image
      .extract(cropArea({ width, height }, size.width / size.height, focus))
      .resize(size.width, size.height)
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  };
  const made = cut();
  crops.set(key, made);
  return made;
}

async function compose({ card, picture }: OpenGraphImage, fonts: StaticFont[]): Promise<Buffer> {
  const svg = await cardSvg(card, fonts, picture && (await crop(picture, pictureSize(card))));
  const image = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(image, { raw: { ...CARD, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`the Open Graph image of "${card.title}" does not fit ${MOST_BYTES} bytes`);
}

/**
 * Draws the images that are not in the cache yet and writes all of them.
 * @param root folder of the built site
 */
export async function composeImages(images: readonly OpenGraphImage[], root: string): Promise<void> {
  const cache = projectFile(CACHE);
  mkdirSync(cache, { recursive: true });
  mkdirSync(path.join(root, 'cards'), { recursive: true });
  let fonts: Promise<StaticFont[]> | undefined;
  // Two at a time: sharp encodes JPEGs on other threads while the main thread lays out the text.
  await inParallel(2, images, async (image) => {
    const kept = path.join(cache, path.basename(image.path));
    if (!existsSync(kept)) {
      fonts ??= staticFonts();
      writeWhole(kept, await compose(image, await fonts));
    }
    copyFileSync(kept, path.join(root, image.path));
  });
  const used = new Set(images.map((image) => path.basename(image.path)));
  for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(path.join(cache, file));
}
