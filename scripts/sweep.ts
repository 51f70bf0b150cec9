/** `npm run test:sweep`: the tests of every page at every address in every language. Needs a build. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('playwright', ['test', 'every-page', 'pictures', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, SWEEP: '1' },
});
process.exit(status ?? 1);
