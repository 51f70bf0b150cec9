import { existsSync, globSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Plugin } from 'vite';
import { projectFile } from '#app/content/source.ts';
import { EDITOR } from './bundle.ts';
import { latestReport, startOver } from './reports.ts';

/** Allows only this server: otherwise Sveltia asks its makers for news. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
].join('; ');

/** When a file, or one of the same entry in another language, has last changed, in milliseconds. */
function lastChange(file: string): number | null {
  const full = projectFile(file);
  if (!full.startsWith(projectFile('content') + path.sep) || !existsSync(full)) return null;
  // Spanish stands for all: `es.yaml`, `index.es.md`.
  const pattern = path.basename(full).replace(/(^|\.)es\./, '$1*.');
  const files = globSync(pattern, { cwd: path.dirname(full) });
  return Math.max(...files.map((each) => statSync(path.join(path.dirname(full), each)).mtimeMs));
}

function answer(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(data));
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Vite takes away `/admin`.
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('Content-Security-Policy', POLICY);
  if (pathname === '/changed.json')
    return answer(response, { changed: lastChange(searchParams.get('path') ?? '') });
  if (pathname === '/report.json') {
    return answer(response, { ...(await latestReport()), now: Date.now() });
  }
  send(request, pathname, { root: EDITOR, cacheControl: false }).pipe(response);
}

/** Plugin for Vite that serves the desk at `/admin/`. It reads; only the browser writes, into the folder it was given. */
export function desk(): Plugin {
  return {
    name: 'desk',
    // Before the page that shows a mistake in the content in place of every other.
    enforce: 'pre',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(projectFile('content') + path.sep)) startOver();
      });
      server.middlewares.use('/admin', (request, response) => {
        if (request.originalUrl === '/admin') return response.writeHead(302, { Location: '/admin/' }).end();
        respond(request, response).catch((error: Error) => {
          server.config.logger.error(error.message);
          response.writeHead(500).end();
        });
      });
    },
  };
}
