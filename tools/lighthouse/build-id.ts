import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What tells one build from another: its documents, which name all that they load by its content. */
export function buildId(site: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.html', { cwd: site }).sort()) {
    hash.update(file).update(readFileSync(path.join(site, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
