/**
 * `npm run test:sweep`, `npm run test:accessibility`: browser tests that `npm test` samples, at every address in every
 * language. `--only=de,pl` keeps to those languages. Needs a build.
 */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);

const { status } = spawnSync(
  'playwright',
  ['test', '--project=site', ...args.filter((arg) => !arg.startsWith('--only='))],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SWEEP: only ?? 'all' },
  },
);
process.exit(status ?? 1);
