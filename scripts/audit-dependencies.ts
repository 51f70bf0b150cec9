/**
 * `npm run audit:dependencies`: asks the registry for known weaknesses of what package-lock.json installs. Fails on one
 * that is moderate or worse in what visitors get, or high or worse in what builds the site; the rest is listed. A
 * registry that has no advice to give (a mirror) is said in so many words and stops nothing: what another would have
 * said is not known to be bad. Any other answer that is none fails.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectFile } from '../content/source.ts';
import { judge } from './dependency-advice.ts';

const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
  cwd: projectFile(),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const lock = JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8'));
const { lines, passed } = judge(stdout, lock);
for (const line of lines) console.log(line);
if (!passed && stdout === '') console.error(stderr.trim());
process.exit(passed ? 0 : 1);
