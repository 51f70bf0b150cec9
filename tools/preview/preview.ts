/** `npm run preview`: serves build/client as a host would. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { previewServer } from './preview-server.ts';

const ROOT = process.env.SITE_ROOT ?? projectFile('build/client');
const PORT = Number(process.env.PORT ?? 4173);

if (!existsSync(path.join(ROOT, 'index.html'))) {
  console.error('Nothing is built yet: run "npm run build" first.');
  process.exit(1);
}
const server = previewServer(ROOT);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${PORT} is taken: choose another, e.g. PORT=4180 npm start.` : error.message);
  process.exit(1);
});
server.listen(PORT, () => console.log(`The site is at http://localhost:${PORT}`));
