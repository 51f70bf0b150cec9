import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Identifies a build by a hash of its documents, which name all other files by content hash. */
export function buildId(site: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.html', { cwd: site }).sort()) {
    hash.update(file).update(readFileSync(path.join(site, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
