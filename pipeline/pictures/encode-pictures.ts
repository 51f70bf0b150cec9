/**
 * Encodes the registered pictures for the web, in the proportions that pages show: AVIF in several
 * widths, a JPEG fallback, a tiny placeholder. Results are named after their content, so only what changed is encoded
 * again; what nobody refers to any more is deleted.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  type Area,
  areaOf,
  type Crop,
  type Cutting,
  cuttingFor,
  positionWithin,
} from '#app/content/crops.ts';
import { requireOriginals, unreadable } from '#app/content/originals.ts';
import { registeredPictures } from '#app/content/picture-registry.ts';
import { pictureUses, SEARCH_CROPS, searchPictures } from '#app/content/picture-uses.ts';
import {
  type EncodedPicture,
  PICTURE_MANIFEST,
  type PictureManifest,
  type SearchPicture,
} from '#app/content/pictures.ts';
import { ContentError, projectFile } from '#app/content/source.ts';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { type PictureFormat, versionUrl, widthsOf } from '#app/media/picture-data.ts';
import { versionWidths } from './picture-widths.ts';

/** Below `public/`, from where everything is served under its own name. */
const FOLDER = 'pictures';
const OUTPUT = `public/${FOLDER}`;
const FORMATS: PictureFormat[] = ['avif', 'jpg'];
/** Effort 3 saves 3 % of the bytes and takes twice the time. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
/**
 * Of a comparison as it stands at first: the two pictures themselves take its place soon after. It is the largest paint
 * of its page, and one picture can be given the time.
 */
const FIRST_LOOK = { ...AVIF, quality: 40, effort: 4 } as const;
const JPEG = { quality: 74, mozjpeg: true } as const;
const PLACEHOLDER = { width: 12, quality: 20 };
/** Pixels across that search engines ask of an article's picture. */
const SEARCH_WIDTH = 1200;
/** Part of every name: what is encoded with other settings is another file. */
const VERSION = JSON.stringify({ AVIF, JPEG });

type Job = { target: string; encode: () => Promise<Buffer> };

/** What the files of a cut are called, but for their width and format. */
function baseOf(id: string, original: Buffer, crop: Crop, area: Area, whole: boolean, left?: Buffer): string {
  const hash = createHash('sha256').update(original).update(VERSION).update(JSON.stringify(area));
  if (left) hash.update(left).update(JSON.stringify([COMPARISON_START, FIRST_LOOK]));
  const shape = whole ? '' : `-${crop.replace(':', 'x')}`;
  return `/${FOLDER}/${id}${shape}.${hash.digest('hex').slice(0, 10)}`;
}

/** A part of a picture; with a second one, that is what is seen left of where a comparison is cut at first. */
async function cutOut(original: Buffer, area: Area, left?: Buffer): Promise<Sharp> {
  // Photographs from phones lie on their side and say so.
  const cut = (from: Buffer, part: Area) =>
    sharp(from).autoOrient().extract(part).flatten({ background: 'white' });
  if (!left) return cut(original, area);
  const width = Math.round((area.width * COMPARISON_START) / 100);
  const over = await cut(left, { ...area, width })
    .png()
    .toBuffer();
  const both = cut(original, area).composite([{ input: over, left: 0, top: 0 }]);
  // Resizing would come before composing.
  return sharp(await both.png().toBuffer());
}

/** One picture in one proportion: what pages get to know of it, and the files that are still to be made. */
async function plan(
  id: string,
  original: Buffer,
  crop: Crop,
  needed: number,
  cutting: Cutting,
  left?: Buffer,
): Promise<{ encoded: EncodedPicture; jobs: Job[] }> {
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  const { focus, share } = cuttingFor(crop, cutting);
  const area = areaOf({ width, height }, crop, focus, share);
  const whole = area.width === width && area.height === height;
  const encoded = {
    base: baseOf(id, original, crop, area, whole, left),
    width: area.width,
    height: area.height,
    widths: versionWidths(area.width, needed),
    position: positionWithin({ width, height }, area, focus),
  };
  const cut = () => cutOut(original, area, left);
  const jobs = FORMATS.flatMap((format) =>
    widthsOf(format, encoded.widths).map((pixels) => ({
      target: projectFile('public', versionUrl(encoded, pixels, format)),
      encode: async () => {
        const resized = (await cut()).resize({ width: pixels });
        return (format === 'avif' ? resized.avif(left ? FIRST_LOOK : AVIF) : resized.jpeg(JPEG)).toBuffer();
      },
    })),
  );
  const tiny = await (await cut())
    .resize({ width: PLACEHOLDER.width })
    .webp({ quality: PLACEHOLDER.quality })
    .toBuffer();
  return {
    encoded: { ...encoded, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` },
    jobs,
  };
}

/** A picture as search engines want it: one JPEG in each of their proportions. */
async function planForSearch(
  id: string,
  original: Buffer,
  cutting: Cutting,
): Promise<{ pictures: SearchPicture[]; jobs: Job[] }> {
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  const made = SEARCH_CROPS.map((crop) => {
    const { focus, share } = cuttingFor(crop, cutting);
    const area = areaOf({ width, height }, crop, focus, share);
    const pixels = Math.min(SEARCH_WIDTH, area.width);
    const address = versionUrl({ base: baseOf(id, original, crop, area, false) }, pixels, 'jpg');
    const encode = () =>
      sharp(original)
        .autoOrient()
        .extract(area)
        .flatten({ background: 'white' })
        .resize({ width: pixels })
        .jpeg(JPEG)
        .toBuffer();
    const picture = { src: address, width: pixels, height: Math.round((area.height * pixels) / area.width) };
    return { picture, job: { target: projectFile('public', address), encode } };
  });
  return { pictures: made.map(({ picture }) => picture), jobs: made.map(({ job }) => job) };
}

async function planAll(): Promise<{ manifest: PictureManifest; jobs: Job[] }> {
  const manifest: PictureManifest = {};
  const jobs: Job[] = [];
  const uses = pictureUses();
  const forSearch = searchPictures();
  await requireOriginals();
  for (const [id, entry] of Object.entries(registeredPictures())) {
    const original = readFileSync(projectFile(entry.original));
    const left = entry.left ? readFileSync(projectFile(entry.left)) : undefined;
    const versions: PictureManifest[string] = {};
    for (const [crop, needed] of Object.entries(uses.get(id) ?? {}) as [Crop, number][]) {
      const planned = await plan(id, original, crop, needed, entry, left).catch((error: Error) => {
        throw unreadable(entry, error);
      });
      versions[crop] = planned.encoded;
      jobs.push(...planned.jobs);
    }
    if (forSearch.has(id)) {
      const { pictures, jobs: more } = await planForSearch(id, original, entry);
      versions.search = pictures;
      jobs.push(...more);
    }
    manifest[id] = versions;
  }
  return { manifest, jobs };
}

/** Makes the files that are not there yet, as many at a time as the machine has cores. */
async function work(jobs: readonly Job[]): Promise<void> {
  const waiting = jobs.values();
  const worker = async () => {
    for (const { target, encode } of waiting) {
      // Written under another name first: a file that was interrupted would be taken for finished.
      writeFileSync(`${target}.part`, await encode());
      renameSync(`${target}.part`, target);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

function deleteUnused(jobs: readonly Job[]): void {
  const used = new Set(jobs.map(({ target }) => path.basename(target)));
  for (const file of readdirSync(projectFile(OUTPUT))) {
    if (!used.has(file)) rmSync(projectFile(OUTPUT, file));
  }
}

async function encodePictures(): Promise<void> {
  mkdirSync(projectFile(OUTPUT), { recursive: true });
  mkdirSync(projectFile(path.dirname(PICTURE_MANIFEST)), { recursive: true });
  const started = performance.now();
  const { manifest, jobs } = await planAll();
  const missing = new Map(jobs.filter(({ target }) => !existsSync(target)).map((job) => [job.target, job]));
  await work([...missing.values()]);
  deleteUnused(jobs);
  writeFileSync(projectFile(PICTURE_MANIFEST), JSON.stringify(manifest));
  const all = new Set(jobs.map(({ target }) => target)).size;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`pictures: ${all} files, ${missing.size} of them new, ready in ${seconds} s`);
}

if (import.meta.main) {
  await encodePictures().catch((error: Error) => {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\nLas imágenes no se pueden hacer.\n\n${error.message}\n`);
    process.exit(1);
  });
}
