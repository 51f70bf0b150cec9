import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectFile } from '../content/source.ts';

const KB = 1024;

/** Bytes after brotli that no page may exceed on its first load. */
export const BUDGET = { javascript: 125 * KB, document: 30 * KB, fonts: 60 * KB };

const ROOT = projectFile('build/client');
const sizes = new Map<string, number>();

/** Bytes of a file of build/client as a browser gets it; fonts and pictures are compressed already. */
function transferSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(path.join(ROOT, file));
  const size = /\.(woff2|avif|jpg|png)$/.test(file) ? content.length : brotliCompressSync(content).length;
  sizes.set(file, size);
  return size;
}

/** Scripts a document asks for on its first load: all that its start script names. */
export function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))];
}

export type Weight = { document: number; javascript: number; files: number };

/**
 * What a page weighs on its first load.
 * @param file path of its document below build/client
 */
export function weigh(file: string): Weight {
  const scripts = scriptsOf(readFileSync(path.join(ROOT, file), 'utf8'));
  return {
    document: transferSize(file),
    javascript: scripts.reduce((sum, script) => sum + transferSize(script), 0),
    files: scripts.length,
  };
}

/** One line for each page, or font, that is heavier than its budget. */
export function overBudget(): string[] {
  const complaints: string[] = [];
  const complain = (what: string, kind: keyof typeof BUDGET, bytes: number) => {
    if (bytes <= BUDGET[kind]) return;
    complaints.push(
      `${what}: ${kind} ${bytes.toLocaleString('en')} bytes, budget ${BUDGET[kind].toLocaleString('en')}`,
    );
  };
  for (const file of globSync('**/*.html', { cwd: ROOT })) {
    const { document, javascript } = weigh(file);
    complain(file, 'document', document);
    complain(file, 'javascript', javascript);
  }
  const [latin] = globSync('assets/instrument-sans-latin-wdth-*.woff2', { cwd: ROOT });
  complain('fonts of a Spanish page', 'fonts', latin ? transferSize(latin) : Number.POSITIVE_INFINITY);
  return complaints;
}
