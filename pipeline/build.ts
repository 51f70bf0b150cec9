/**
 * `npm run build`: checks the content, writes build/client. `--quick` skips the compressed files, the
 * settings of hosts and the weights, which are measured on compressed files: for a look or a test, never for a host.
 * A page that weighs too much is a warning here, for the owner, and a failure in `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { requireContent } from './check-content.ts';
import { stage } from './stage.ts';

const SITE = projectFile('build/client');

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Overrides the machine's value: a mix of React's development and production builds does not render.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

await stage('content', requireContent);
rmSync(projectFile('build'), { recursive: true, force: true });
await stage('scripts and documents', () => run('react-router', 'build'));
// Imported late, so that a mistake in the content is reported at once.
const { nameDocuments } = await import('./documents/name-documents.ts');
const { writeAskedPictures } = await import('#app/media/picture-files.server.ts');
const { writeCards } = await import('./open-graph/write-cards.ts');
const { writeManifest } = await import('./manifest/write-manifest.ts');
const { writeSitemap } = await import('./sitemap/sitemap.ts');
const { writeFeeds } = await import('./feeds/write-feeds.ts');
const { precompress } = await import('./compress/precompress.ts');
const { overBudget } = await import('./compress/budgets.ts');
const { writeHosting } = await import('./hosts/write-hosting.ts');
// React Router's fallback document is for single-page applications; unknown addresses get a real 404 here.
rmSync(path.join(SITE, '__spa-fallback.html'), { force: true });
nameDocuments();
await stage('pictures', () => writeAskedPictures(SITE));
await stage('Open Graph images', writeCards);
writeManifest();
await writeSitemap();
await writeFeeds();
if (process.argv.includes('--quick')) process.exit();
await stage('compressed forms', precompress);
await stage('settings of hosts', writeHosting);
const tooHeavy = overBudget();
if (tooHeavy.length > 0) {
  console.warn(
    `\nAviso: hay páginas que tardarán en verse en un teléfono con mala línea. Se pueden publicar; con menos palabras o imágenes más ligeras irían mejor.\n\n${tooHeavy.map((line) => `  - ${line}`).join('\n')}`,
  );
}
console.log(`
La web está hecha, en la carpeta build/client.
  - Para verla como la verá todo el mundo: npm run preview
  - Para saber qué queda de la empresa de muestra: npm run preflight
  - Para publicarla: docs/publicar.md
`);
