/** Writes the compressed forms of every file of build/client that shrinks, so that no host compresses on request. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectFile } from '#app/content/source.ts';
import { writeWhole } from '#app/content/write-whole.ts';
import { inParallel } from '#app/lib/in-parallel.ts';
import { ENCODINGS, type Encoding, isCompressedForm, SMALLEST_COMPRESSED } from '#hosting/compression.ts';
import { isCompressible } from '#hosting/content-types.ts';

const ROOT = projectFile('build/client');
const CACHE = projectFile('.cache/compressed');

/** Size of Node's (libuv's) thread pool, in which zlib compresses. */
const AT_ONCE = 4;

const COMPRESS: Record<Encoding['name'], (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes one compressed form of a file beside it, from the cache if the same content has been compressed before.
 * @returns the name of the form in the cache
 */
async function writeForm(file: string, content: Buffer, digest: string, encoding: Encoding): Promise<string> {
  const form = digest + encoding.suffix;
  const target = path.join(ROOT, file + encoding.suffix);
  const cached = path.join(CACHE, form);
  try {
    await copyFile(cached, target);
  } catch {
    writeWhole(cached, await COMPRESS[encoding.name](content));
    await copyFile(cached, target);
  }
  return form;
}

/**
 * Compresses build/client. Content that an earlier build has compressed is copied from `.cache/compressed`; entries that
 * this build does not use are deleted from the cache.
 */
export async function precompress(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const files = globSync('**/*.*', { cwd: ROOT }).filter(
    (file) => !isCompressedForm(file) && isCompressible(file),
  );
  const used = new Set<string>();
  await inParallel(AT_ONCE, files, async (file) => {
    const content = await readFile(path.join(ROOT, file));
    if (content.length < SMALLEST_COMPRESSED) return;
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
    for (const encoding of ENCODINGS) used.add(await writeForm(file, content, digest, encoding));
  });
  for (const form of readdirSync(CACHE)) {
    if (!used.has(form)) rmSync(path.join(CACHE, form));
  }
}
