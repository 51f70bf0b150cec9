/** Turns React Router's output into what a host serves: late scripts, real 404 documents, nothing superfluous. */
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_SEGMENT, notFoundAddresses } from '../content/addresses.ts';
import { projectFile } from '../content/source.ts';
import { startAfterLoad } from './start-script.ts';

const ROOT = projectFile('build/client');

/** Hosts look for `404.html`, React Router writes `404/index.html`. Its data is nobody's. */
function moveNotFoundDocuments(): void {
  for (const address of notFoundAddresses()) {
    const folder = path.join(ROOT, address);
    renameSync(path.join(folder, 'index.html'), `${folder}.html`);
    rmSync(folder, { recursive: true });
    rmSync(path.join(path.dirname(folder), `${NOT_FOUND_SEGMENT}.data`), { force: true });
  }
}

export function finishBuild(): void {
  // An empty page for every address is for single-page applications; unknown addresses get a real 404 here.
  rmSync(path.join(ROOT, '__spa-fallback.html'), { force: true });
  moveNotFoundDocuments();
  for (const file of globSync('**/*.html', { cwd: ROOT })) {
    const full = path.join(ROOT, file);
    writeFileSync(full, startAfterLoad(readFileSync(full, 'utf8'), file));
  }
}
