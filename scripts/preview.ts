/** Serves build/client as a host would: real statuses, headers, compression, caching. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { answer, cacheControl } from '../hosting/policy.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../hosting/security.ts';

const ROOT = path.join(process.cwd(), 'build/client');
const PORT = Number(process.env.PORT ?? 4173);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const COMPRESSIBLE = /^(text|application)\/|svg/;

type Loaded = { body: Buffer; etag: string; type: string; csp?: string; encoded: Map<string, Buffer> };
const files = new Map<string, Loaded>();

function isFile(file: string): boolean {
  const full = path.join(ROOT, file);
  return full.startsWith(ROOT + path.sep) && existsSync(full) && statSync(full).isFile();
}

function load(file: string): Loaded {
  const known = files.get(file);
  if (known) return known;
  const body = readFileSync(path.join(ROOT, file));
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const loaded: Loaded = {
    body,
    type,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    csp: type.startsWith('text/html') ? contentSecurityPolicy(body.toString('utf8')) : undefined,
    encoded: new Map(),
  };
  files.set(file, loaded);
  return loaded;
}

function encodingFor(request: IncomingMessage, type: string): 'br' | 'gzip' | undefined {
  if (!COMPRESSIBLE.test(type)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function encode(loaded: Loaded, encoding: 'br' | 'gzip'): Buffer {
  const ready = loaded.encoded.get(encoding);
  if (ready) return ready;
  const body =
    encoding === 'br'
      ? brotliCompressSync(loaded.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : gzipSync(loaded.body);
  loaded.encoded.set(encoding, body);
  return body;
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  let pathname: string;
  try {
    pathname = decodeURIComponent(url.pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  const found = answer(pathname, isFile);
  if (found.kind === 'redirect') {
    response.writeHead(301, { Location: found.to + url.search }).end();
    return;
  }
  const loaded = load(found.file);
  response.setHeader('Content-Type', loaded.type);
  response.setHeader('Cache-Control', cacheControl(found.file));
  response.setHeader('ETag', loaded.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (loaded.csp) response.setHeader('Content-Security-Policy', loaded.csp);
  if (found.status === 200 && request.headers['if-none-match'] === loaded.etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request, loaded.type);
  const body = encoding ? encode(loaded, encoding) : loaded.body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(found.status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

if (!existsSync(path.join(ROOT, 'index.html'))) {
  console.error('Nothing is built yet: run "npm run build" first.');
  process.exit(1);
}
const server = createServer(respond);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${PORT} is taken: choose another, e.g. PORT=4180 npm start.` : error.message);
  process.exit(1);
});
server.listen(PORT, () => console.log(`The site is at http://localhost:${PORT}`));
