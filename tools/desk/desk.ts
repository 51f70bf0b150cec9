/**
 * `npm run desk`: forms for all of content/ in a browser on this machine, and the site beside them as it is now.
 * `DESK_PORT` is another port than 4180; the site takes the next one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';
import { bundleEditor } from './bundle.ts';
import { DESK, DESK_PORT, SITE, SITE_PORT } from './places.ts';
import { deskServer } from './server.ts';
import { Watch } from './watch.ts';

/** The editor takes no folder that is not a repository. A copy without Git gets the empty folder that it looks for. */
function makeRepository(): void {
  if (existsSync(projectFile('.git'))) return;
  const { status } = spawnSync('git', ['init', '--quiet'], { cwd: projectFile() });
  if (status !== 0) mkdirSync(projectFile('.git'));
}

function startSite(): void {
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(SITE_PORT), '--strictPort'], {
    cwd: projectFile(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  process.on('exit', () => child.kill());
}

makeRepository();
console.log('Preparing the desk…');
await bundleEditor();
const server = deskServer({ site: SITE, watch: new Watch() });
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken ? `Port ${DESK_PORT} is taken: choose another, e.g. DESK_PORT=4280 npm run desk.` : error.message,
  );
  process.exit(1);
});
server.listen(DESK_PORT, '127.0.0.1', () => {
  console.log(`El panel está en ${DESK} (para terminar: Ctrl + C).`);
  if (!process.argv.includes('--without-site')) startSite();
});
