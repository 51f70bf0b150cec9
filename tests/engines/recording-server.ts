import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file of its own: the Content-Security-Policy refuses an inline script. */
const FILE = '/record-errors.js';

/** Records errors in `sessionStorage`: it outlives the document, not the tab. */
const SCRIPT = `{
  const record = (...words) => { sessionStorage.errors = (sessionStorage.errors ?? '') + words.map(String).join(' ') + '\\n'; };
  const { error } = console;
  console.error = (...words) => { record(...words); error.apply(console, words); };
  addEventListener('error', ({ message, target }) => record(message || 'not loaded: ' + (target.currentSrc || target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => record('not caught: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => record('against ' + violatedDirective + ': ' + blockedURI));
}`;

/** Code for a page: returns the recorded errors, one a line, and clears them. */
export const TAKE_ERRORS = `const errors = sessionStorage.errors ?? ''; delete sessionStorage.errors; return errors`;

/**
 * Starts a proxy that adds a script to each document, which records its errors: for a browser whose driver cannot read
 * the console.
 * @param origin origin of the server behind the proxy
 * @returns origin of the proxy, which runs until the process ends
 */
export async function recordErrors(origin: string): Promise<string> {
  const server = createServer(async ({ url, method, headers: { range } }, response) => {
    if (url === FILE) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    try {
      const headers = { 'Accept-Encoding': 'identity', ...(range && { Range: range }) };
      const answer = await fetch(origin + url, { method, headers, redirect: 'manual' });
      const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
      const { 'content-length': _, ...kept } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, kept);
      response.end(
        isDocument
          ? (await answer.text()).replace('<head>', `<head><script src="${FILE}"></script>`)
          : new Uint8Array(await answer.arrayBuffer()),
      );
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
