import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { sitePages } from '#app/content/site-pages.ts';
import { DocumentContext } from '#app/document/document-context.ts';
import { DocumentHead } from '#app/document/document-head.tsx';
import { pageScripts } from '#app/hydration/page-scripts.ts';
import { noteAskedPictures } from '#app/media/picture-files.server.ts';

/** Renders one document at build time. Waits for everything: there is no visitor to stream to. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  // The development server, and the SPA fallback that React Router always renders, keep React Router's scripts.
  const keepsScripts = import.meta.env.DEV || context.isSpaMode;
  const address = pathname.replace(/(.)\/$/, '$1');
  const scripts = keepsScripts ? undefined : pageScripts(context, address);
  // The data is in a file already, so React Router must not write it into the document too.
  const given = scripts ? { ...context, serverHandoffStream: undefined } : context;
  const page = (await sitePages()).find((each) => each.address === address);
  const head = page && !context.isSpaMode && <DocumentHead page={page} />;
  const document = (
    <DocumentContext value={{ scripts, head }}>
      <ServerRouter context={given} url={request.url} />
    </DocumentContext>
  );
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(document, {
      // Large Suspense boundaries stay in place: React would append them at the end, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        if (failure) return reject(failure);
        if (scripts) noteAskedPictures();
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      // A page that does not render stops the build instead of shipping a hole.
      onError(error) {
        failure = error;
      },
    });
  });
}
