/** `npm run preview`: serves build/client as a host would. */
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { stop, stopUnlessBuilt } from '../stop.ts';
import { previewServer } from './preview-server.ts';

const ROOT = process.env.SITE_ROOT ?? projectFile('build/client');
const PORT = Number(process.env.PORT ?? 4173);
/** `HOST=0.0.0.0 npm run preview` shows the site to other machines of the network, such as a phone. */
const HOST = process.env.HOST ?? 'localhost';

stopUnlessBuilt(path.join(ROOT, 'index.html'));
const server = previewServer(ROOT);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  stop(taken ? `Port ${PORT} is taken: choose another, e.g. PORT=4180 npm start.` : error.message);
});
server.listen(PORT, HOST, () => console.log(`The site is at http://localhost:${PORT}`));
