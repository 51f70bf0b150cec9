/** Keeps what has been measured, so that a stopped run can be continued. Results of another build are of no use. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import type { Measured } from './results.ts';

const FOLDER = projectFile('.cache/lighthouse');

type Store = {
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
