import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { projectFile } from '../../app/content/source.ts';
import type { ContentProblem } from '../check-content.ts';

const run = promisify(execFile);

const CONTENT = projectFile('content') + path.sep;
const PICTURES = projectFile('assets/images/originals') + path.sep;

/** How long files must have been left alone before they are looked at: a form saves those of all languages at once. */
const QUIET_MS = 200;

/** What is part of Vite's configuration (`define`) or of the routes, and not only read by pages. */
const CONFIGURED = /^(?:settings\.yaml|(?:claims|company|film|pages-and-navigation)[/\\])/;

/** What names a picture, or is one: of entries the Spanish file alone. */
const NAMES_PICTURES = /[/\\](?:originals[/\\].*|(?:[^/\\]*\.)?es\.(?:yaml|md))$/;

/** In a process of its own: one that has read the content once goes on with that. */
async function contentProblem(): Promise<ContentProblem | null> {
  const { stdout } = await run(process.execPath, [projectFile('pipeline/check-content.ts')]);
  return JSON.parse(stdout);
}

function overlay({ file, problems }: ContentProblem): HotPayload {
  return { type: 'error', err: { plugin: 'content', id: file, message: problems.join('\n'), stack: '' } };
}

async function takeUp(server: ViteDevServer, changed: ReadonlySet<string>): Promise<void> {
  // What has just been chosen for a page may not be made in its proportions yet.
  if ([...changed].some((file) => NAMES_PICTURES.test(file)))
    await run(process.execPath, [projectFile('pipeline/pictures/encode-pictures.ts')]);
  if ([...changed].some((file) => CONFIGURED.test(path.relative(CONTENT, file)))) return server.restart();
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    moduleGraph.invalidateAll();
    hot.send({ type: 'full-reload' });
  }
}

/**
 * Plugin for Vite that shows what has changed in content/, and lays a mistake over the page: its file, its field and what
 * was expected there.
 */
export function watchContent(): Plugin {
  return {
    name: 'watch-content',
    apply: 'serve',
    configureServer(server) {
      let problem: ContentProblem | null = null;
      let timer: NodeJS.Timeout | undefined;
      const changed = new Set<string>();
      const look = async () => {
        problem = await contentProblem();
        if (problem) return server.ws.send(overlay(problem));
        const files = new Set(changed);
        changed.clear();
        await takeUp(server, files);
      };
      server.watcher.add([CONTENT, PICTURES]);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(CONTENT) && !file.startsWith(PICTURES)) return;
        changed.add(file);
        clearTimeout(timer);
        timer = setTimeout(
          () => look().catch((error: Error) => server.config.logger.error(error.message)),
          QUIET_MS,
        );
      });
      // A page cannot be rendered without its content: the mistake is laid over this one instead.
      server.middlewares.use((request, response, next) => {
        if (!problem || !request.headers.accept?.includes('text/html')) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(
          '<!doctype html><html lang="es"><title>Hay un error en el contenido</title><script type="module" src="/@vite/client"></script>',
        );
      });
      server.ws.on('connection', () => {
        if (problem) server.ws.send(overlay(problem));
      });
    },
  };
}
