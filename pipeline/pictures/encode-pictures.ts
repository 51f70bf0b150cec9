/**
 * Encodes the registered pictures for the web, in the proportions that pages show: AVIF in several widths, a JPEG
 * fallback, and a placeholder colour. Files are named after a hash of their content, so only changed pictures are encoded
 * again; files that are no longer used are deleted.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { articlePictures } from '#app/content/articles.ts';
import { type Area, areaOf, type Crop, cuttingFor, positionWithin } from '#app/content/crops.ts';
import { requireOriginals, unreadable } from '#app/content/originals.ts';
import { type RegisteredPicture, registeredPictures } from '#app/content/picture-registry.ts';
import { type PictureUse, pictureUses, SEARCH_CROPS } from '#app/content/picture-uses.ts';
import { PICTURE_MANIFEST, type PictureManifest, type SearchPicture } from '#app/content/pictures.ts';
import { ContentError, projectFile } from '#app/content/source.ts';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { type PictureFormat, versionUrl, widthsOf } from '#app/media/picture-data.ts';
import { inParallel } from '../in-parallel.ts';
import { writeWhole } from '../write-whole.ts';
import { versionWidths } from './picture-widths.ts';

/** Below `public/`, from where everything is served under its own name. */
const FOLDER = 'pictures';
const OUTPUT = `public/${FOLDER}`;
const FORMATS: PictureFormat[] = ['avif', 'jpg'];
/** Effort 2 saves 2 % of the bytes and takes 1.6 times the time, effort 3 5 % and three times. */
const AVIF = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const;
/**
 * For the first frame of a comparison, which its two pictures replace soon after. It is the largest contentful paint of
 * its page, and a single picture can take longer to encode.
 */
const FIRST_LOOK = { ...AVIF, quality: 40, effort: 4 } as const;
const JPEG = { quality: 74, mozjpeg: true } as const;
/** Width in pixels that search engines ask of an article's picture. */
const SEARCH_WIDTH = 1200;
/** Part of the hash in every file's name, so that other settings give another file. */
const VERSION = JSON.stringify({ AVIF, JPEG });

/** Opens a picture that has been decoded once. */
type Decoded = () => Sharp;

/** What is written to a file of `public/`. */
type Version = { address: string; draw: () => Sharp };

/** Initial position of a comparison's divider, in percent of the width. Phones show the square crop. */
const startIn = (crop: Crop) => (crop === '1:1' ? COMPARISON_START.phone : COMPARISON_START.wide);

/** Path of a crop's files, without width and format. */
function baseOf(id: string, original: Buffer, crop: Crop, area: Area, whole: boolean, left?: Buffer): string {
  const hash = createHash('sha256').update(original).update(VERSION).update(JSON.stringify(area));
  if (left) hash.update(left).update(JSON.stringify([startIn(crop), FIRST_LOOK]));
  const shape = whole ? '' : `-${crop.replace(':', 'x')}`;
  return `/${FOLDER}/${id}${shape}.${hash.digest('hex').slice(0, 10)}`;
}

async function decode(image: Sharp): Promise<Decoded> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** Phones may store photographs rotated, with their orientation in EXIF. */
const decodeFile = (file: Buffer) => decode(sharp(file).autoOrient().flatten({ background: 'white' }));

/** Crops a picture; `left`, if there is one, covers it left of `start`, in percent of the width. */
async function cutOut(whole: Decoded, area: Area, start: number, left?: Decoded): Promise<Decoded> {
  const cut = await decode(whole().extract(area));
  if (!left) return cut;
  const width = Math.round((area.width * start) / 100);
  const over = await left()
    .extract({ ...area, width })
    .png()
    .toBuffer();
  return decode(cut().composite([{ input: over, left: 0, top: 0 }]));
}

async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}

/** Makes the files that are not there yet. */
async function write(versions: readonly Version[], made: Set<string>): Promise<void> {
  for (const { address, draw } of versions) {
    const target = projectFile('public', address);
    if (existsSync(target)) continue;
    writeWhole(target, await draw().toBuffer());
    made.add(address);
  }
}

/** Encodes one picture. Returns its entry in the manifest, and the addresses of its files. */
async function encodePicture(
  id: string,
  entry: RegisteredPicture,
  uses: PictureUse,
  forSearch: boolean,
  made: Set<string>,
): Promise<{ versions: PictureManifest[string]; addresses: string[] }> {
  const original = readFileSync(projectFile(entry.original));
  const left = entry.left ? readFileSync(projectFile(entry.left)) : undefined;
  const read = (file: Buffer) =>
    decodeFile(file).catch((error: Error) => {
      throw unreadable(entry, error);
    });
  const whole = await read(original);
  const wholeLeft = left && (await read(left));
  const { width = 0, height = 0 } = await whole().metadata();
  const areaFor = (crop: Crop) => {
    const { focus, share } = cuttingFor(crop, entry);
    return areaOf({ width, height }, crop, focus, share);
  };
  const versions: PictureManifest[string] = {};
  const addresses: string[] = [];
  const add = async (files: readonly Version[]) => {
    addresses.push(...files.map(({ address }) => address));
    await write(files, made);
  };
  for (const [crop, needed] of Object.entries(uses) as [Crop, number][]) {
    const area = areaFor(crop);
    const all = area.width === width && area.height === height;
    const cut = await cutOut(whole, area, startIn(crop), wholeLeft);
    const encoded = {
      base: baseOf(id, original, crop, area, all, left),
      width: area.width,
      height: area.height,
      widths: versionWidths(area.width, needed),
      position: positionWithin({ width, height }, area, cuttingFor(crop, entry).focus),
      color: await meanColor(cut()),
    };
    versions[crop] = encoded;
    await add(
      FORMATS.flatMap((format) =>
        widthsOf(format, encoded.widths).map((pixels) => ({
          address: versionUrl(encoded, pixels, format),
          draw: () => {
            const resized = cut().resize({ width: pixels });
            return format === 'avif' ? resized.avif(left ? FIRST_LOOK : AVIF) : resized.jpeg(JPEG);
          },
        })),
      ),
    );
  }
  if (forSearch)
    versions.search = await Promise.all(
      // One JPEG in each of the proportions that search engines want.
      SEARCH_CROPS.map(async (crop): Promise<SearchPicture> => {
        const area = areaFor(crop);
        const pixels = Math.min(SEARCH_WIDTH, area.width);
        const address = versionUrl({ base: baseOf(id, original, crop, area, false) }, pixels, 'jpg');
        await add([{ address, draw: () => whole().extract(area).resize({ width: pixels }).jpeg(JPEG) }]);
        return { src: address, width: pixels, height: Math.round((area.height * pixels) / area.width) };
      }),
    );
  return { versions, addresses };
}

function deleteUnused(used: ReadonlySet<string>): void {
  for (const file of readdirSync(projectFile(OUTPUT))) {
    if (!used.has(`/${FOLDER}/${file}`)) rmSync(projectFile(OUTPUT, file));
  }
}

async function encodePictures(): Promise<void> {
  mkdirSync(projectFile(OUTPUT), { recursive: true });
  mkdirSync(projectFile(path.dirname(PICTURE_MANIFEST)), { recursive: true });
  const started = performance.now();
  const uses = pictureUses();
  const forSearch = new Set(articlePictures().map(({ main }) => main));
  await requireOriginals();
  const registered = Object.entries(registeredPictures());
  // In the order of the register, whichever is finished first.
  const manifest: PictureManifest = Object.fromEntries(registered.map(([id]) => [id, {}]));
  const used = new Set<string>();
  const made = new Set<string>();
  await inParallel(availableParallelism(), registered, async ([id, entry]) => {
    const encoded = await encodePicture(id, entry, uses.get(id) ?? {}, forSearch.has(id), made);
    manifest[id] = encoded.versions;
    for (const address of encoded.addresses) used.add(address);
  });
  deleteUnused(used);
  writeFileSync(projectFile(PICTURE_MANIFEST), JSON.stringify(manifest));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`pictures: ${used.size} files, ${made.size} of them new, ready in ${seconds} s`);
}

if (import.meta.main) {
  await encodePictures().catch((error: Error) => {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\nLas imágenes no se pueden hacer.\n\n${error.message}\n`);
    process.exit(1);
  });
}
