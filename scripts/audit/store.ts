/** Keeps what has been measured, so that a stopped run can be continued. Results of another build are of no use. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '../../content/source.ts';
import type { Measured } from './results.ts';

const FOLDER = projectFile('.cache/audit');

/** What tells one build from another: its documents, which name all that they load by its content. */
export function buildId(site: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.html', { cwd: site }).sort()) {
    hash.update(file).update(readFileSync(path.join(site, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

export type Store = {
  find: (address: string) => Measured | undefined;
  keep: (measured: Measured) => void;
};

/** The results of one build; those of others are deleted. */
export function openStore(build: string): Store {
  const folder = path.join(FOLDER, build);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(FOLDER)) {
    if (other !== build) rmSync(path.join(FOLDER, other), { recursive: true });
  }
  const fileOf = (address: string) => path.join(folder, `${encodeURIComponent(address)}.json`);
  return {
    find: (address) =>
      existsSync(fileOf(address)) ? JSON.parse(readFileSync(fileOf(address), 'utf8')) : undefined,
    keep: (measured) => writeFileSync(fileOf(measured.address), JSON.stringify(measured)),
  };
}
