import { globSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { notFoundAddresses } from '#app/content/addresses.ts';
import { projectFile } from '#app/content/source.ts';
import { NOT_FOUND_SEGMENT } from '#app/site/paths.ts';

const ROOT = projectFile('build/client');

/** Names the documents as hosts look for them: React Router writes `tecnologia/index.html` and `404/index.html`. */
export function nameDocuments(): void {
  for (const file of globSync('**/*/index.html', { cwd: ROOT })) {
    const folder = path.join(ROOT, path.dirname(file));
    renameSync(path.join(ROOT, file), `${folder}.html`);
    try {
      rmdirSync(folder);
    } catch {
      // Other documents are below it.
    }
  }
  // Nothing fetches the data of a document that is no page's.
  for (const address of notFoundAddresses())
    rmSync(path.join(ROOT, path.dirname(address), `${NOT_FOUND_SEGMENT}.data`), { force: true });
}
