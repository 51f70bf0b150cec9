import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { opened } from '#app/content/originals.ts';
import type { Versions } from '#app/content/picture-widths.ts';
import { pictureAt, takeAskedPictures } from '#app/content/pictures.ts';
import { projectFile } from '#app/content/source.ts';
import { writeWhole } from '#app/content/write-whole.ts';
import { inParallel } from '#app/lib/in-parallel.ts';
import { type PictureFormat, versionUrl, widthsOf } from '#app/media/picture-data.ts';

/** Where files are kept under the name that says what they are made from: nothing is made twice. */
const CACHE = '.cache/pictures';

/** Not among the served files; `npm run build` empties its folder first. */
const ASKED = 'build/pictures.jsonl';

/** Opens a cut that has been decoded once. */
type Cut = () => Sharp;

async function cutOut({ original, area, left }: Versions): Promise<Cut> {
  let image = opened(projectFile(original)).extract(area);
  if (left) {
    const part = await opened(projectFile(left.original))
      .extract({ ...area, width: left.start })
      .png({ compressionLevel: 0 })
      .toBuffer();
    image = image.composite([{ input: part, left: 0, top: 0 }]);
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** Path of a file in the cache. */
const kept = (address: string) => projectFile(CACHE, path.basename(address));

const made = new Map<string, Promise<string[]>>();

/** Addresses of a picture's files, which are in the cache then. Two pages may ask for the same ones at a time. */
function filesOf(versions: Versions): Promise<string[]> {
  const { base } = versions.shown;
  const known = made.get(base) ?? make(versions);
  made.set(base, known);
  return known;
}

async function make(versions: Versions): Promise<string[]> {
  const { shown } = versions;
  let cut: Cut | undefined;
  const addresses: string[] = [];
  for (const format of ['avif', 'jpg'] satisfies PictureFormat[]) {
    for (const width of widthsOf(format, shown.widths)) {
      const address = versionUrl(shown, width, format);
      addresses.push(address);
      if (existsSync(kept(address))) continue;
      cut ??= await cutOut(versions);
      const resized = cut().resize({ width });
      const encoded = format === 'avif' ? resized.avif(versions.avif) : resized.jpeg(versions.jpg);
      writeWhole(kept(address), await encoded.toBuffer());
    }
  }
  return addresses;
}

/** Notes for the build which pictures pages have asked for. Made at once, they would hold the documents up. */
export function noteAskedPictures(): void {
  const lines = takeAskedPictures().map((versions) => `${JSON.stringify(versions)}\n`);
  appendFileSync(projectFile(ASKED), lines.join(''));
}

/**
 * Makes all pictures that pages have asked for, and puts them where the site has them. Needs the built documents.
 * @param site folder of the built site
 */
export async function writeAskedPictures(site: string): Promise<void> {
  mkdirSync(projectFile(CACHE), { recursive: true });
  mkdirSync(path.join(site, 'pictures'), { recursive: true });
  const lines = readFileSync(projectFile(ASKED), 'utf8').trim().split('\n');
  // Every document asks again for what others show too. In any order: of two builds at a time, which share the cache, each
  // finds half of the files made by the other.
  const asked = [...new Set(lines)].sort(() => Math.random() - 0.5);
  await inParallel(availableParallelism(), asked, async (line) => {
    for (const address of await filesOf(JSON.parse(line)))
      copyFileSync(kept(address), path.join(site, address));
  });
}

/**
 * The file of an address, made if it is not there yet: for the development server.
 * @returns its path; undefined if the site has no such picture
 */
export async function pictureFile(address: string): Promise<string | undefined> {
  const versions = pictureAt(address);
  if (!versions) return undefined;
  mkdirSync(projectFile(CACHE), { recursive: true });
  return (await filesOf(versions)).includes(address) ? kept(address) : undefined;
}
