import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { DocumentContext, type DocumentFacts } from '#app/document/document-context.ts';
import { siteAddressGroups } from '#content/addresses.ts';

const facts: DocumentFacts = { addresses: siteAddressGroups() };

/** Renders one document at build time. Waits for everything: there is no visitor to stream to. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const page = (
      <DocumentContext value={facts}>
        <ServerRouter context={context} url={request.url} />
      </DocumentContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        if (failure) return reject(failure);
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
