import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '../content/source.ts';

const KB = 1024;

/** Bytes after brotli that no page may exceed on its first load. */
export const BUDGET = { javascript: 125 * KB, document: 30 * KB, fonts: 40 * KB };

const ROOT = projectFile('build/client');

/** Bytes of a file of build/client as a browser gets it: those of its brotli form, if it has one. */
function transferSize(file: string): number {
  const full = path.join(ROOT, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
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
  const fonts = globSync('assets/*.woff2', { cwd: ROOT });
  complain(
    'all fonts',
    'fonts',
    fonts.reduce((sum, file) => sum + transferSize(file), 0),
  );
  return complaints;
}
