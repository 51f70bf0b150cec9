import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Property of `window` in which a page's complaints are kept. */
export const COMPLAINTS = 'complaintsOfThisPage';

const FILE = '/complaints-of-this-page.js';

/** Runs before everything else of the page. A file, because the Content-Security-Policy lets in no other script. */
const SCRIPT = `{
  // WebKitGTK 2.50 dies of any view transition on a screen without a graphics card, on an empty page too.
  delete Document.prototype.startViewTransition;
  const complaints = (window.${COMPLAINTS} = []);
  const { error } = console;
  console.error = (...words) => { complaints.push(words.map(String).join(' ')); error.apply(console, words); };
  addEventListener('error', ({ message, target }) => complaints.push(message || 'not loaded: ' + (target.currentSrc || target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push('not caught: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push('against ' + violatedDirective + ': ' + blockedURI));
}`;

/**
 * Hands on what another server answers, with a script at the head of each document that keeps its complaints: for
 * browsers whose driver cannot read the console.
 * @param origin the other server
 * @returns the server; its `origin` is where it answers
 */
export async function listenTo(origin: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((asked, answer) => {
    if (asked.url === FILE) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(origin + asked.url, { method: asked.method, headers }, (answered) => {
      const isDocument =
        answered.headers['content-type']?.startsWith('text/html') && answered.statusCode !== 304;
      if (!isDocument) {
        answer.writeHead(answered.statusCode ?? 500, answered.headers);
        answered.pipe(answer);
        return;
      }
      const { 'content-length': _, ...kept } = answered.headers;
      const chunks: Buffer[] = [];
      answered.on('data', (chunk) => chunks.push(chunk));
      answered.on('end', () => {
        const html = Buffer.concat(chunks).toString('utf8');
        answer.writeHead(answered.statusCode ?? 500, kept);
        answer.end(html.replace('<head>', `<head><script src="${FILE}"></script>`));
      });
    });
    onward.on('error', () => answer.destroy());
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
