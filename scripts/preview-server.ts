/** Serves build/client as the hosting policy says: the host of `npm run preview` and of the browser tests. */
import { createHash } from 'node:crypto';
import { createReadStream, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { acceptedEncodings, type Encoding } from '../hosting/compression.ts';
import { contentType } from '../hosting/content-types.ts';
import { answer, cacheControl, METHODS, robotsTag } from '../hosting/policy.ts';
import { documentPolicy, FILE_POLICY, SECURITY_HEADERS } from '../hosting/security.ts';
import { byteRange, isUnchanged } from './preview-requests.ts';

/** A file of the site, or one compressed form of it. */
type Stored = { full: string; size: number; modified: Date };

type Site = {
  find: (file: string, encoding?: Encoding) => Stored | undefined;
  etag: (stored: Stored) => string;
  policy: (file: string) => string;
};

const EVERY_RESPONSE = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': FILE_POLICY,
  'Cache-Control': cacheControl('/'),
};

function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

function readSite(root: string): Site {
  const files = new Map<string, Stored>();
  for (const entry of globSync('**/*', { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const { size, mtime } = statSync(full);
    files.set(`/${path.relative(root, full).replaceAll(path.sep, '/')}`, { full, size, modified: mtime });
  }
  const digest = remember((full) => createHash('sha1').update(readFileSync(full)).digest('base64url'));
  const policy = remember((file) => documentPolicy(readFileSync(path.join(root, file), 'utf8')));
  return {
    find: (file, encoding) => files.get(file + (encoding?.suffix ?? '')),
    etag: ({ full }) => `"${digest(full)}"`,
    policy: (file) => (file.endsWith('.html') ? policy(file) : FILE_POLICY),
  };
}

function sendFile(
  site: Site,
  file: string,
  status: 200 | 404,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).find((wanted) =>
    site.find(file, wanted),
  );
  const stored = site.find(file, encoding);
  if (!stored) throw new Error(`${file} is not there`);
  const etag = site.etag(stored);
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl(file));
  const robots = robotsTag(file);
  if (robots) response.setHeader('X-Robots-Tag', robots);
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', stored.modified.toUTCString());
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Security-Policy', site.policy(file));
  if (status === 200) {
    if (isUnchanged(request.headers, etag, stored.modified)) return void response.writeHead(304).end();
    response.setHeader('Accept-Ranges', 'bytes');
  }
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  const range =
    status === 200
      ? byteRange(request.headers, stored.size, etag, stored.modified)
      : { kind: 'whole' as const };
  if (range.kind === 'outside') {
    response.removeHeader('Content-Encoding');
    return void response
      .writeHead(416, { 'Content-Range': `bytes */${stored.size}`, 'Content-Length': 0 })
      .end();
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: stored.size - 1 };
  if (range.kind === 'part') {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${start}-${end}/${stored.size}`);
  } else response.statusCode = status;
  response.setHeader('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || stored.size === 0) return void response.end();
  createReadStream(stored.full, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(EVERY_RESPONSE)) response.setHeader(name, value);
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Length': 0 }).end();
    return;
  }
  // A proxy's form of a request names the host too.
  const [, requested = '/', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(request.url ?? '') ?? [];
  const found = answer(requested, (file) => site.find(file) !== undefined);
  if (found.kind === 'malformed') response.writeHead(400, { 'Content-Length': 0 }).end();
  else if (found.kind === 'redirect')
    response.writeHead(301, { Location: found.to + query, 'Content-Length': 0 }).end();
  else sendFile(site, found.file, found.status, request, response);
}

/** What cannot even be read as a request gets the security headers too. */
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
  const site = readSite(root);
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
