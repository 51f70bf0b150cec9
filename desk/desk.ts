/**
 * `npm run desk`: the development server, with forms for all of content/ at `/admin/`. `DESK_PORT` is another port than
 * 4180.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { projectFile } from '#app/content/source.ts';
import { stop } from '#tools/stop.ts';
import { bundleEditor } from './bundle.ts';
import { desk } from './plugin.ts';
import { latestReport } from './reports.ts';

const PORT = Number(process.env.DESK_PORT ?? 4180);

/** Sveltia accepts only a Git repository. On a machine without Git an empty `.git` folder is enough. */
function makeRepository(): void {
  if (existsSync(projectFile('.git'))) return;
  const { status } = spawnSync('git', ['init', '--quiet'], { cwd: projectFile() });
  if (status !== 0) mkdirSync(projectFile('.git'));
}

/** The files without which no address is known. With a mistake in one of them the site cannot even start. */
const NEEDED = /^content\/(?:settings\.yaml|pages-and-navigation\/)/;

makeRepository();
console.log('Preparando el panel…');
await bundleEditor();
const { problem } = await latestReport();
if (problem && NEEDED.test(problem.file)) {
  const lines = problem.problems.map((each) => `  - ${each}`);
  stop(`Hay un error en ${problem.file}. Corrígelo y abre el panel otra vez:\n\n${lines.join('\n')}`);
}
// Bundling has set `production`, with which the development server renders no page.
process.env.NODE_ENV = 'development';
const server = await createServer({
  plugins: [desk()],
  // The browser grants access to files only on `localhost`.
  server: { host: 'localhost', port: PORT, strictPort: true },
});
await server.listen().catch((error: Error) => {
  const isTaken = /in use/.test(error.message);
  stop(isTaken ? `El puerto ${PORT} está ocupado: elige otro, como DESK_PORT=4280.` : error.message);
});
console.log(`El panel está en http://localhost:${PORT}/admin/ (para terminar: Ctrl + C).`);
