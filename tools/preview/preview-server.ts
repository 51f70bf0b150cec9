/** Serves build/client as the hosting policy says: the host of `npm run preview` and of the browser tests. */
import { globSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import send from 'send';
import { answer, METHODS } from '#hosting/answer.ts';
import { acceptedEncodings } from '#hosting/compression.ts';
import { contentType } from '#hosting/content-types.ts';
import { cacheControl, FILE_POLICY, fileHeaders, SECURITY_HEADERS } from '#hosting/headers.ts';
import { sitePolicy } from '#hosting/site-facts.ts';

/** A folder, the paths of the files in it, e.g. `/assets/x.js`, and the policy of its documents. */
type Site = { root: string; files: ReadonlySet<string>; policy: string };

const EVERY_RESPONSE = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': FILE_POLICY,
  'Cache-Control': cacheControl('/'),
};

function sendFile(
  { root, files, policy }: Site,
  file: string,
  status: 200 | 404,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(({ suffix }) =>
    files.has(file + suffix),
  );
  response.statusCode = status;
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl(file));
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(fileHeaders(file))) response.setHeader(name, value);
  if (file.endsWith('.html')) response.setHeader('Content-Security-Policy', policy);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  send(request, encodeURI(file + (encoding?.suffix ?? '')), {
    root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: status === 200,
  })
    .on('error', (error: { status: number }) => {
      response.removeHeader('Content-Encoding');
      response.setHeader('Cache-Control', cacheControl('/'));
      response.writeHead(error.status, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(EVERY_RESPONSE)) response.setHeader(name, value);
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Length': 0 }).end();
    return;
  }
  // The absolute form of a request, which proxies use, includes the host.
  const [, requested = '/', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(request.url ?? '') ?? [];
  const found = answer(requested, (file) => site.files.has(file));
  if (found.kind === 'malformed') response.writeHead(400, { 'Content-Length': 0 }).end();
  else if (found.kind === 'redirect')
    response.writeHead(301, { Location: found.to + query, 'Content-Length': 0 }).end();
  else sendFile(site, found.file, found.status, request, response);
}

/** Answers malformed requests, with the security headers too. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = Object.entries({ ...EVERY_RESPONSE, Connection: 'close', 'Content-Length': '0' });
  socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

/**
 * A server for a built site, not listening yet. Files are looked up once, when it is made.
 * @param root folder of the site
 */
export function previewServer(root: string): Server {
  const found = globSync('**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  const files = new Set(paths.map((file) => `/${file.replaceAll(path.sep, '/')}`));
  const site = { root, files, policy: sitePolicy(root) };
  const server = createServer((request, response) => {
    try {
      respond(site, request, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500, { 'Content-Length': 0 }).end();
    }
  });
  return server.on('clientError', refuse as (error: Error, socket: unknown) => void);
}
