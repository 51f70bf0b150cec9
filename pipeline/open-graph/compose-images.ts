/**
 * Open Graph images: one JPEG for each page and article in each language. They are named after everything that makes
 * them, so only what changed is composed again, and messengers that keep pictures by address notice a change.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cropArea } from '#app/content/crops.ts';
import type { OpenGraphPage } from '#app/content/open-graph-pages.ts';
import { projectFile, readText } from '#app/content/source.ts';
import { settings } from '#app/site/settings.ts';
import { measureOf, profileOf } from './dimension-line.ts';
import { FONT, type StaticFont, staticFonts } from './fonts.ts';
import { CARD, type Card, cardSvg, pictureSize } from './image-layout.ts';

const ORIGINALS = 'assets/images/originals';
const CACHE = '.cache/cards';

/** Messengers drop larger pictures without a word: WhatsApp's limit is the lowest. */
const MOST_BYTES = 120_000;
const QUALITIES = [84, 78, 72, 66, 60, 52];

/** What shapes every card: a change in one of these composes all of them again. */
const MAKERS = [
  ...['compose-images', 'fonts', 'image-layout'].map((name) => `pipeline/open-graph/${name}.ts`),
  'app/ui/mark-path.ts',
  'app/styles/theme.css',
];

function makersHash(): string {
  const hash = createHash('sha256');
  for (const file of MAKERS) hash.update(readText(file));
  hash.update(readFileSync(projectFile(FONT)));
  const { satori } = JSON.parse(readText('package.json')).devDependencies;
  return hash.update(`${satori} ${sharp.versions.sharp}`).digest('hex');
}

const originals = new Map<string, { bytes: Buffer; hash: string }>();

function original(file: string) {
  const known = originals.get(file);
  if (known) return known;
  const bytes = readFileSync(projectFile(ORIGINALS, file));
  const read = { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  originals.set(file, read);
  return read;
}

const crops = new Map<string, Promise<string>>();

/** The part of a picture that a card shows, as a data address. The same part serves all languages. */
function crop(
  { file, focus }: NonNullable<OpenGraphPage['picture']>,
  size: ReturnType<typeof pictureSize>,
): Promise<string> {
  const key = JSON.stringify([file, focus, size]);
  const known = crops.get(key);
  if (known) return known;
  const cut = async () => {
    const image = sharp(original(file).bytes);
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

async function compose(card: Card, picture: OpenGraphPage['picture'], fonts: StaticFont[]): Promise<Buffer> {
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

export type SharedCard = { page: OpenGraphPage; title: string };

/**
 * Composes what is not in the cache yet and writes all cards below a folder.
 * @returns for each address of a page, the address of its card
 */
export async function composeCards(
  cards: readonly SharedCard[],
  folder: string,
): Promise<Map<string, string>> {
  const makers = makersHash();
  const cache = projectFile(CACHE);
  mkdirSync(cache, { recursive: true });
  mkdirSync(path.join(folder, 'cards'), { recursive: true });
  let fonts: Promise<StaticFont[]> | undefined;
  const addresses = new Map<string, string>();
  const used = new Set<string>();

  const one = async ({ page, title }: SharedCard) => {
    const card: Card = {
      language: page.language,
      title,
      brand: settings.brand,
      section: page.article?.category,
      measure: measureOf(page),
      profile: page.picture ? undefined : profileOf(page.language),
    };
    const source = page.picture && {
      ...page.picture,
      hash: original(page.picture.file).hash,
      alt: undefined,
    };
    const hash = createHash('sha256')
      .update(makers)
      .update(JSON.stringify([card, source]))
      .digest('hex');
    const words = page.address.split('/').filter(Boolean).join('-') || page.language;
    const file = `${words}.${hash.slice(0, 10)}.jpg`;
    const kept = path.join(cache, file);
    if (!existsSync(kept)) {
      fonts ??= staticFonts();
      // Renamed when complete, so that a build that was stopped leaves no half picture behind.
      writeFileSync(`${kept}.part`, await compose(card, page.picture, await fonts));
      renameSync(`${kept}.part`, kept);
    }
    writeFileSync(path.join(folder, 'cards', file), readFileSync(kept));
    used.add(file);
    addresses.set(page.address, `/cards/${file}`);
  };

  // Two at a time: JPEGs are encoded beside the thread that sets the text.
  const queue = [...cards];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await one(next);
  };
  await Promise.all([worker(), worker()]);
  for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(path.join(cache, file));
  return addresses;
}
