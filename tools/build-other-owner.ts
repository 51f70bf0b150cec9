/**
 * `npm run build:other-owner`: builds the site once more for a made-up second owner, in a copy of the project whose
 * settings are those of tests/support/other-owner.config.ts. It reveals leftovers of the sample brand, and has what only
 * an owner with an analytics id and a film gets.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { changeOwner } from '../tests/support/other-owner.ts';

/** Where the copy is; its site is in `build/client` below. */
const COPY = projectFile('.cache/other-owner');
/** What the copy makes itself, has no use for, or shares. */
const LEFT_OUT = [
  '.git',
  '.cache',
  '.react-router',
  'build',
  'docs',
  'node_modules',
  'test-results',
  'tests',
];

/** A fresh copy of the project; what its last build has cached is kept. */
function copyProject(): void {
  mkdirSync(COPY, { recursive: true });
  for (const entry of readdirSync(COPY)) {
    if (entry !== '.cache') rmSync(path.join(COPY, entry), { recursive: true, force: true });
  }
  for (const entry of readdirSync(projectFile()).filter((name) => !LEFT_OUT.includes(name))) {
    cpSync(projectFile(entry), path.join(COPY, entry), {
      recursive: true,
      // The desk has packages of its own.
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  symlinkSync(projectFile('node_modules'), path.join(COPY, 'node_modules'), 'junction');
  // Its pictures are the same ones, so both builds keep them in one place.
  mkdirSync(projectFile('.cache/pictures'), { recursive: true });
  mkdirSync(path.join(COPY, '.cache'), { recursive: true });
  rmSync(path.join(COPY, '.cache/pictures'), { force: true });
  symlinkSync(projectFile('.cache/pictures'), path.join(COPY, '.cache/pictures'), 'junction');
}

copyProject();
changeOwner(COPY);
const { status } = spawnSync(process.execPath, ['pipeline/build.ts', '--quick'], {
  cwd: COPY,
  stdio: 'inherit',
});
process.exit(status ?? 1);
