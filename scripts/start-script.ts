/**
 * React Router writes scripts that load and run as early as they can. The pages are complete without them, so here
 * they wait until everything that is seen has loaded, or until the visitor touches something (docs/performance.md).
 * What differs from page to page stands in attributes: the scripts themselves are the same everywhere, and the
 * Content-Security-Policy allows them by a handful of hashes.
 */
import { attribute } from './html-attribute.ts';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{[^}]*\});/;
const ROUTE_MODULE = /"([^"]+)":(\w+)/g;
const ENTRY = /import\("([^"]+)"\);/;
const STREAM_CHUNK =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[\s\S]*?")\);<\/script>/g;

const START = [
  '(s=>{let started;const start=()=>{if(started)return;started=1;',
  'for(const href of s.preloads)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
  'Promise.all(s.imports.map(([path])=>import(path))).then(modules=>{',
  'window.__reactRouterRouteModules=Object.fromEntries(modules.flatMap((module,i)=>s.imports[i].slice(1).map(id=>[id,module])));',
  'return import(s.entry)})',
  // Without its scripts the page must not keep the layout that needs them.
  '.catch(()=>document.documentElement.classList.remove("js"))};',
  'document.readyState==="complete"?start():addEventListener("load",start);',
  'for(const type of["pointerdown","keydown"])addEventListener(type,start,{once:true,capture:true})',
  '})(JSON.parse(document.currentScript.dataset.start))',
].join('');

const ENQUEUE = 'window.__reactRouterContext.streamController.enqueue(document.currentScript.dataset.chunk)';

/**
 * Rewrites a document so that its scripts start after `load` or at the first touch or key.
 * @throws if the document's scripts are not as React Router writes them, so that an upgrade cannot go unnoticed
 */
export function startAfterLoad(html: string, file: string): string {
  const module = MODULE.exec(html)?.[1];
  const routeModules = module && ROUTE_MODULES.exec(module)?.[1];
  const entry = module && ENTRY.exec(module)?.[1];
  if (!module || !routeModules || !entry) {
    throw new Error(`${file}: React Router's module script has changed; see scripts/start-script.ts`);
  }
  const routes = [...routeModules.matchAll(ROUTE_MODULE)];
  const imports = [...module.matchAll(STATIC_IMPORT)].map(([, name, source]) => [
    source,
    ...routes.filter(([, , variable]) => name && variable === name).map(([, id]) => id),
  ]);
  const preloads = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const data = attribute('data-start', JSON.stringify({ preloads, imports, entry }));
  return html
    .replace(PRELOADS, '')
    .replace(MODULE, () => `<script ${data}>${START}</script>`)
    .replace(
      STREAM_CHUNK,
      (_, chunk) => `<script ${attribute('data-chunk', JSON.parse(chunk))}>${ENQUEUE}</script>`,
    );
}
