import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';

/** Beside what is served: figures of a build must say of which. */
const FILE = 'build/commit.txt';

/** Notes the commit that is built, marked if files differ from it. */
export function noteCommit(): void {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    cwd: projectFile(),
    encoding: 'utf8',
  });
  writeFileSync(projectFile(FILE), `${stdout?.trim() || 'unknown'}\n`);
}

/** The commit that build/client was made from. */
export function builtCommit(): string {
  return existsSync(projectFile(FILE)) ? readFileSync(projectFile(FILE), 'utf8').trim() : 'unknown';
}
