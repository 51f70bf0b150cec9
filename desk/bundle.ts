import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { projectFile } from '#app/content/source.ts';

/** Where the bundled editor is. */
export const EDITOR = projectFile('.cache/desk/editor');
const STAMP = projectFile('.cache/desk/bundled-from');

function sources(): string {
  const hash = createHash('sha256');
  for (const file of globSync('editor/{*,public/*}.{html,ts,css,json,svg}', {
    cwd: projectFile('desk'),
  }).sort())
    hash.update(readFileSync(projectFile('desk', file)));
  return hash.digest('hex');
}

/** Bundles desk/editor/ for the browser, unless that has been done since it last changed. Its packages must be installed. */
export async function bundleEditor(): Promise<void> {
  const wanted = sources();
  if (existsSync(STAMP) && existsSync(EDITOR) && readFileSync(STAMP, 'utf8') === wanted) return;
  await build({
    configFile: false,
    root: projectFile('desk/editor'),
    base: './',
    // Not `warn`: how large it is does not matter, as it is served from this machine.
    logLevel: 'error',
    // Leaves out the syntax highlighting of 300 programming languages, which no content uses.
    resolve: {
      alias: [{ find: /^@shikijs\/langs\/.*/, replacement: projectFile('desk/editor/no-grammar.ts') }],
    },
    build: {
      outDir: path.resolve(EDITOR),
      emptyOutDir: true,
      target: 'es2024',
    },
  });
  writeFileSync(STAMP, wanted);
}
