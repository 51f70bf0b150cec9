import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decode,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { hydrationData } from './page-data.ts';

/** A site of one page, whose loaders return all kinds of values that ours return. */
function siteOf(context: { given?: EntryContext }): ServerBuild {
  const route = (id: string, parentId: string | undefined, data: unknown) => ({
    id,
    parentId,
    path: parentId ? 'page' : '',
    hasLoader: true,
    module: `/${id}.js`,
    ...({ module: { default: () => null, loader: () => data } } as object),
  });
  const routes = {
    root: route('root', undefined, { year: 2026, none: null, left: undefined }),
    leaf: route('leaf', 'root', { texts: ['ñ', 'ñ', ''], figures: [0, -1, 1.5], nested: { yes: true } }),
  };
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, given: EntryContext) => {
          context.given = given;
          return new Response('', { status, headers });
        },
      },
    },
    routes,
    assets: { entry: { imports: [], module: '/entry.js' }, routes, url: '/manifest.js', version: '1' },
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild;
}

const here = globalThis as unknown as Window;
const streamOf = (text: string) => new Response(text).body ?? new ReadableStream();

// If this fails, React Router writes data in another form: app/hydration/page-data.ts makes one of the other.
test('the data of a page are what React Router would hand over in its document', async () => {
  const context: { given?: EntryContext } = {};
  const answer = createRequestHandler(siteOf(context), 'production');
  const file = await (await answer(new Request('http://localhost/page.data'))).text();
  await answer(new Request('http://localhost/page'));
  const given = context.given?.serverHandoffStream ?? streamOf('');
  const [ours, theirs] = await Promise.all(
    [streamOf(hydrationData(file)), given].map((stream) => decode(stream, here)),
  );
  expect({ actionData: null, errors: null, ...(ours?.value as object) }).toEqual(theirs?.value);
});

// If this fails, React Router starts in another way: app/hydration/hydrate-on-intent.ts sets these before its entry.
test.each(['__reactRouterContext', '__reactRouterManifest', '__reactRouterRouteModules'])(
  'React Router reads window.%s when it hydrates',
  (name) => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
    const file = 'dist/production/lib/dom-export/hydrated-router.js';
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain(`window.${name}`);
  },
);
