import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file, because the Content-Security-Policy lets in no other script. */
const FILE = '/record-errors.js';

/** Keeps errors where they outlive the document, as long as the tab. */
const SCRIPT = `{
  const record = (...words) => { sessionStorage.errors = (sessionStorage.errors ?? '') + words.map(String).join(' ') + '\\n'; };
  const { error } = console;
  console.error = (...words) => { record(...words); error.apply(console, words); };
  addEventListener('error', ({ message, target }) => record(message || 'not loaded: ' + (target.currentSrc || target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => record('not caught: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => record('against ' + violatedDirective + ': ' + blockedURI));
}`;

/** Run in a page, takes out what the script has kept, a line each. */
export const TAKE_ERRORS = `const errors = sessionStorage.errors ?? ''; delete sessionStorage.errors; return errors`;

/**
 * Hands on what another server answers, with a script at the head of each document that keeps its errors: for a
 * browser whose driver cannot read the console.
 * @param origin the other server
 * @returns where this one answers, until the process ends
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
