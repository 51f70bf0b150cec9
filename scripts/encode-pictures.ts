/**
 * Encodes every picture of content/pictures.yaml for the web: AVIF in several widths, a JPEG fallback, a tiny
 * placeholder, and the crops the registry lists. Results are named after their content, so only what changed is
 * encoded again; what nobody refers to any more is deleted.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  type EncodedPicture,
  PICTURE_MANIFEST,
  type PictureManifest,
  UNCROPPED,
} from '../content/pictures.ts';
import { picturesSchema } from '../content/schema/collections.ts';
import { ContentError, projectFile, readYaml } from '../content/source.ts';

const ORIGINALS = 'assets/images/originals';
const OUTPUT = 'public/pictures';
const REGISTRY = 'content/pictures.yaml';
const AVIF_WIDTHS = [400, 640, 800, 1080, 1440, 2000];
const JPEG_WIDTHS = [800, 1440];
const AVIF = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' } as const;
const JPEG = { quality: 74, mozjpeg: true } as const;
/** Raise it when the settings above change, so that cached files are encoded again. */
const VERSION = JSON.stringify({ AVIF, JPEG });

/** The part of an original that a crop keeps: as large as fits, centred on the focus. Pixels. */
export function cropArea(
  size: { width: number; height: number },
  ratio: number,
  focus: readonly [number, number],
): { left: number; top: number; width: number; height: number } {
  const width = Math.round(Math.min(size.width, size.height * ratio));
  const height = Math.round(Math.min(size.height, size.width / ratio));
  const place = (extent: number, kept: number, percent: number) =>
    Math.round(Math.min(Math.max((extent * percent) / 100 - kept / 2, 0), extent - kept));
  return {
    left: place(size.width, width, focus[0]),
    top: place(size.height, height, focus[1]),
    width,
    height,
  };
}

function ratioOf(crop: string): number {
  const [across = 1, down = 1] = crop.split(':').map(Number);
  return across / down;
}

function widthsUpTo(limit: number, wanted: readonly number[]): number[] {
  const fitting = wanted.filter((width) => width <= limit);
  const largest = Math.min(limit, wanted.at(-1) ?? limit);
  return fitting.includes(largest) ? fitting : [...fitting, largest];
}

async function encode(
  id: string,
  file: string,
  crop: string,
  focus: readonly [number, number],
): Promise<EncodedPicture> {
  const original = readFileSync(projectFile(ORIGINALS, file));
  const hash = createHash('sha256')
    .update(original)
    .update(VERSION)
    .update(crop)
    .update(String(focus))
    .digest('hex');
  const name = (width: number, format: string) =>
    `${id}${crop === UNCROPPED ? '' : `-${crop.replace(':', 'x')}`}-${width}.${hash.slice(0, 10)}.${format}`;

  const { width: fullWidth, height: fullHeight } = await sharp(original).metadata();
  const size = { width: fullWidth, height: fullHeight };
  const area = crop === UNCROPPED ? { left: 0, top: 0, ...size } : cropArea(size, ratioOf(crop), focus);
  const cut = () => sharp(original).extract(area);

  const write = async (widths: number[], format: 'avif' | 'jpeg') => {
    const files = [];
    for (const width of widths) {
      const target = name(width, format === 'jpeg' ? 'jpg' : 'avif');
      if (!existsSync(projectFile(OUTPUT, target))) {
        const resized = cut().resize({ width });
        const encoded = format === 'avif' ? resized.avif(AVIF) : resized.jpeg(JPEG);
        writeFileSync(projectFile(OUTPUT, target), await encoded.toBuffer());
      }
      files.push({ src: `/pictures/${target}`, width });
    }
    return files;
  };

  const tiny = await cut().resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return {
    width: area.width,
    height: area.height,
    avif: await write(widthsUpTo(area.width, AVIF_WIDTHS), 'avif'),
    jpeg: await write(widthsUpTo(area.width, JPEG_WIDTHS), 'jpeg'),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

async function encodeAll(): Promise<PictureManifest> {
  const manifest: PictureManifest = {};
  for (const [id, { file, crops, focus }] of Object.entries(readYaml(REGISTRY, picturesSchema))) {
    if (!existsSync(projectFile(ORIGINALS, file))) {
      throw new ContentError(REGISTRY, [`${id} › file: there is no ${ORIGINALS}/${file}`]);
    }
    const versions: Record<string, EncodedPicture> = {};
    for (const crop of [UNCROPPED, ...crops]) versions[crop] = await encode(id, file, crop, focus);
    manifest[id] = versions;
  }
  return manifest;
}

function deleteUnused(manifest: PictureManifest): void {
  const used = new Set(
    Object.values(manifest).flatMap((versions) =>
      Object.values(versions).flatMap(({ avif, jpeg }) =>
        [...avif, ...jpeg].map(({ src }) => path.basename(src)),
      ),
    ),
  );
  for (const file of readdirSync(projectFile(OUTPUT))) {
    if (!used.has(file)) rmSync(projectFile(OUTPUT, file));
  }
}

if (import.meta.main) {
  mkdirSync(projectFile(OUTPUT), { recursive: true });
  mkdirSync(projectFile(path.dirname(PICTURE_MANIFEST)), { recursive: true });
  const started = performance.now();
  const manifest = await encodeAll();
  deleteUnused(manifest);
  writeFileSync(projectFile(PICTURE_MANIFEST), JSON.stringify(manifest));
  const files = readdirSync(projectFile(OUTPUT)).length;
  console.log(`pictures: ${files} files ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
