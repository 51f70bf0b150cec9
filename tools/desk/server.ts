import { existsSync, globSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { projectFile } from '#app/content/source.ts';
import { contentType } from '#hosting/content-types.ts';
import { EDITOR } from './bundle.ts';
import { startPage } from './start-page.ts';
import type { Watch } from './watch.ts';

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
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What the server depends on. */
type Desk = {
  /** where the development server of the site is */
  site: string;
  watch: Watch;
};

function answer(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** When a file, or one of the same entry in another language, has last changed, in milliseconds. */
function lastChange(file: string): number | null {
  const full = projectFile(file);
  if (!full.startsWith(projectFile('content') + path.sep) || !existsSync(full)) return null;
  // Spanish stands for all: `es.yaml`, `index.es.md`.
  const pattern = path.basename(full).replace(/(^|\.)es\./, '$1*.');
  const files = globSync(pattern, { cwd: path.dirname(full) });
  return Math.max(...files.map((each) => statSync(path.join(path.dirname(full), each)).mtimeMs));
}

function sendProblems({ watch }: Desk, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const stop = watch.subscribe(({ problem }) => response.write(`data: ${JSON.stringify(problem)}\n\n`));
  request.on('close', stop);
}

async function respond(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, first = '', ...rest] = pathname.split('/');
  if (pathname === '/') return answer(response, contentType('.html'), startPage(await desk.watch.report()));
  if (pathname === '/problems') return sendProblems(desk, request, response);
  if (pathname === '/changed.json') {
    const changed = lastChange(searchParams.get('path') ?? '');
    return answer(response, contentType('.json'), JSON.stringify({ changed }));
  }
  if (pathname === '/editor/configuration.json') {
    const { configuration } = await desk.watch.report();
    return answer(response, contentType('.json'), JSON.stringify({ configuration, now: Date.now() }));
  }
  if (first === 'ver') {
    const { addresses = {} } = await desk.watch.report();
    const [language, ...entry] = rest;
    const home = language === 'es' ? '/' : `/${language}`;
    // Fallback: an entry that is not translated is shown in Spanish.
    const shown = addresses[rest.join('/')] ?? addresses[['es', ...entry].join('/')] ?? home;
    if (!(await isUp(desk.site))) return answer(response, contentType('.html'), WAITING);
    return answer(response, contentType('.html'), forward(desk.site + shown));
  }
  if (first !== 'editor') return answer(response, contentType('.txt'), 'No hay nada aquí.', 404);
  send(request, `/${rest.join('/')}`, { root: EDITOR, cacheControl: false }).pipe(response);
}

async function isUp(site: string): Promise<boolean> {
  return fetch(site, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

const WAITING = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Un momento</title><p style="max-width:32rem;margin:20vh auto;padding:0 1rem;font:18px/1.5 system-ui,sans-serif">La web de tu ordenador se está preparando. La primera vez hace todas las imágenes y tarda unos minutos; después, unos segundos. Esta página se abre sola.</p>`;

/** Not a redirect: Sveltia first asks whether the page exists, and could not follow one to another origin. */
function forward(address: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${encodeURI(address)}">`;
}

/** A server for this machine alone, not listening yet. It reads; only the browser writes, into the folder it was given. */
export function deskServer(desk: Desk): Server {
  return createServer((request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    // Against DNS rebinding: another site could point its own host name here.
    if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? ''))
      return answer(response, contentType('.txt'), 'Este panel solo está en http://localhost.', 421);
    respond(desk, request, response).catch((error: Error) =>
      answer(response, contentType('.txt'), error.message, 500),
    );
  });
}
