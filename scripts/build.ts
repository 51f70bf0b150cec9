/**
 * `npm run build`: checks the content, encodes the pictures, writes build/client. With `--quick` there are no compressed
 * forms and no budgets, which are counted in them: for a look or a test, never for a host.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ContentError, projectFile } from '../content/source.ts';
import { overBudget } from './budgets.ts';
import { noteCommit } from './built-commit.ts';
import { precompress } from './precompress.ts';
import { stage } from './stage.ts';

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Whatever the machine says: a half-development build of React does not render.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  // Loaded here: it reads the table of pages at once, and a mistake in that is told like any other.
  const { validateContent } = await import('../content/validate.ts');
  await stage('content', validateContent);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\nThe build has stopped: a content file has a mistake.\n\n${error.message}\n`);
  process.exit(1);
}
rmSync(projectFile('build'), { recursive: true, force: true });
await stage('pictures', () => {
  run('node', 'scripts/encode-pictures.ts');
  run('node', 'scripts/draw-icons.ts');
});
await stage('scripts and documents', () => run('react-router', 'build'));
// Loaded late: a mistake in the content is to be told at once.
const { finishBuild } = await import('./finish-build.ts');
const { writeHosting } = await import('./write-hosting.ts');
await finishBuild();
noteCommit();
if (process.argv.includes('--quick')) process.exit();
await stage('compressed forms', precompress);
await stage('settings of hosts', writeHosting);
const tooHeavy = overBudget();
if (tooHeavy.length > 0) {
  console.error(`\nThe build has stopped: over budget.\n\n${tooHeavy.join('\n')}\n`);
  process.exit(1);
}
