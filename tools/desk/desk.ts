/**
 * `npm run desk`: forms for all of content/ in a browser on this machine, and the site beside them as it is now.
 * `DESK_PORT` is another port than 4180; the site takes the next one.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';
import { stop } from '../stop.ts';
import { bundleEditor } from './bundle.ts';
import { DESK, DESK_PORT, SITE, SITE_PORT } from './places.ts';
import { deskServer } from './server.ts';
import { Watch } from './watch.ts';

/** What the development server of the site needs, and the server itself. */
const SITE_COMMANDS = [
  ['pipeline/pictures/encode-pictures.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(SITE_PORT), '--strictPort'],
];

/** Sveltia accepts only a Git repository. On a machine without Git an empty `.git` folder is enough. */
function makeRepository(): void {
  if (existsSync(projectFile('.git'))) return;
  const { status } = spawnSync('git', ['init', '--quiet'], { cwd: projectFile() });
  if (status !== 0) mkdirSync(projectFile('.git'));
}

let running: ChildProcess | undefined;

/** Runs the site until it exits. With a mistake in the content it may exit at once. */
async function runSite(): Promise<void> {
  for (const [script = '', ...args] of SITE_COMMANDS) {
    running = spawn(process.execPath, [projectFile(script), ...args], {
      cwd: projectFile(),
      stdio: 'inherit',
      // Bundling the editor sets `production` in this process; with it the development server renders no page.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const [status] = await once(running, 'exit');
    if (status !== 0) break;
  }
  running = undefined;
}

makeRepository();
console.log('Preparando el panel…');
await bundleEditor();
const watch = new Watch();
const server = deskServer({ site: SITE, watch });
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  stop(isTaken ? `El puerto ${DESK_PORT} está ocupado: elige otro, como DESK_PORT=4280.` : error.message);
});
server.listen(DESK_PORT, '127.0.0.1', () => {
  console.log(`El panel está en ${DESK} (para terminar: Ctrl + C).`);
  watch.subscribe(({ problem }) => {
    if (!problem && !running) runSite();
  });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
process.on('exit', () => running?.kill());
