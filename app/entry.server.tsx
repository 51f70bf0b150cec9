import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { sitePages } from '#app/content/site-pages.ts';
import { DocumentContext } from '#app/document/document-context.ts';
import { DocumentHead } from '#app/document/document-head.tsx';
import type { PageScripts } from '#app/document/hydrate-on-intent.ts';
import { writePageData } from '#app/document/page-data.server.ts';
import { dictionaryUrl } from '#app/i18n/dictionary.ts';
import { noteAskedPictures } from '#app/media/picture-files.server.ts';
import { DEFAULT_LANGUAGE, languageOfPath } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';

async function pageScripts(context: EntryContext, pathname: string): Promise<PageScripts> {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const language = languageOfPath(pathname);
  const data = await writePageData(context);
  const ahead = [
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports, module }) => [...(imports ?? []), module]),
    ...(language === DEFAULT_LANGUAGE ? [] : [dictionaryUrl(language)]),
    data,
  ];
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    data,
    ahead: [...new Set(ahead)],
    ...(settings.analyticsId && { consentCookie: settings.consentCookie }),
  };
}

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
  const scripts = keepsScripts ? undefined : await pageScripts(context, pathname);
  // The data is in a file already, so React Router must not write it into the document too.
  const given = scripts ? { ...context, serverHandoffStream: undefined } : context;
  const address = pathname.replace(/(.)\/$/, '$1');
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
