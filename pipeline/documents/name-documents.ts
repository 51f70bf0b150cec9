import { globSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';

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
}
