import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { readSettings } from '../../app/content/settings-file.ts';
import { projectFile } from '../../app/content/source.ts';
import type { ContentProblem } from '../check-content.ts';

const run = promisify(execFile);

const CONTENT = projectFile('content') + path.sep;
const PICTURES = projectFile('assets/images/originals') + path.sep;

/** Debounce in milliseconds: a form saves the files of all languages at once. */
const QUIET_MS = 200;

/** The table of the pages, from which the routes are made when the server starts. */
const ROUTES = /^pages-and-navigation[/\\]/;

/** The settings that the server itself depends on; all others reach the pages through their loaders. */
function configured(): string {
  const { languages, video, analyticsId } = readSettings();
  return JSON.stringify([languages, video, analyticsId]);
}

/** Runs in a separate process, because this one keeps the content it has read in memory. */
async function contentProblem(): Promise<ContentProblem | null> {
  const { stdout } = await run(process.execPath, [projectFile('pipeline/check-content.ts')]);
  return JSON.parse(stdout);
}

function overlay({ file, problems }: ContentProblem): HotPayload {
  return { type: 'error', err: { plugin: 'content', id: file, message: problems.join('\n'), stack: '' } };
}

async function takeUp(server: ViteDevServer, changed: ReadonlySet<string>, before: string): Promise<void> {
  const routes = [...changed].some((file) => ROUTES.test(path.relative(CONTENT, file)));
  if (routes || configured() !== before) return server.restart();
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    moduleGraph.invalidateAll();
    hot.send({ type: 'full-reload' });
  }
}

/**
 * Plugin for Vite that reloads pages when content/ changes. A mistake appears in Vite's error overlay: its file, its field
 * and what was expected there.
 */
export function watchContent(): Plugin {
  return {
    name: 'watch-content',
    apply: 'serve',
    configureServer(server) {
      let problem: ContentProblem | null = null;
      let timer: NodeJS.Timeout | undefined;
      let changes = 0;
      let checkedChanges = 0;
      const changed = new Set<string>();
      const before = configured();
      const look = async () => {
        const until = changes;
        try {
          problem = await contentProblem();
        } finally {
          checkedChanges = until;
        }
        if (problem) return server.ws.send(overlay(problem));
        const files = new Set(changed);
        changed.clear();
        await takeUp(server, files, before);
      };
      server.watcher.add([CONTENT, PICTURES]);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(CONTENT) && !file.startsWith(PICTURES)) return;
        changed.add(file);
        changes += 1;
        clearTimeout(timer);
        timer = setTimeout(
          () => look().catch((error: Error) => server.config.logger.error(error.message)),
          QUIET_MS,
        );
      });
      // No page renders without its content: this empty one shows the error overlay instead.
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        // A page asked for meanwhile would render the mistake.
        while (checkedChanges < changes) await wait(QUIET_MS);
        if (!problem) return next();
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
