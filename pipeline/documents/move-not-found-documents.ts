import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { notFoundAddresses } from '#app/content/addresses.ts';
import { projectFile } from '#app/content/source.ts';
import { NOT_FOUND_SEGMENT } from '#app/site/paths.ts';

const ROOT = projectFile('build/client');

/** Hosts look for `404.html`, React Router writes `404/index.html`. Nothing fetches its `.data` file. */
export function moveNotFoundDocuments(): void {
  for (const address of notFoundAddresses()) {
    const folder = path.join(ROOT, address);
    renameSync(path.join(folder, 'index.html'), `${folder}.html`);
    rmSync(folder, { recursive: true });
    rmSync(path.join(path.dirname(folder), `${NOT_FOUND_SEGMENT}.data`), { force: true });
  }
}
