/**
 * React Router writes scripts that load and run as early as they can. The pages are complete without them, so here
 * they wait until everything that is seen has loaded, or until the visitor touches something (docs/performance.md).
 * What differs from page to page stands in attributes: the scripts themselves are the same everywhere, and the
 * Content-Security-Policy allows them by a handful of hashes.
 */
import { createHash } from 'node:crypto';
import { minify_sync } from 'terser';
import { DEFERRING } from '../app/lib/deferred-sections.ts';
import { KEEP_EARLY_CLICK } from '../app/lib/early-click.ts';
import { attribute } from './html-attribute.ts';
import { PAPER } from './page-styles.ts';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{[^}]*\});/;
const ROUTE_MODULE = /"([^"]+)":(\w+)/g;
const ENTRY = /import\("([^"]+)"\);/;
const CONTEXT =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/;
const STATE = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
/** Puts the page where it was scrolled to, before it is painted. */
const SCROLL = /<script>(\(\(storageKey, restoreKey\) => \{[\s\S]*?)<\/script>/;
/** Marks links to routes that are still unknown to the browser. It knows them all from the start. */
const DISCOVERED = ' data-discover="true"';
const CLOSE = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/;

const START = [
  '(s=>{let started;const start=()=>{if(started)return;started=1;',
  'const link=(rel,href,on)=>document.head.append(Object.assign(document.createElement("link"),{rel,href},on));',
  // One request a task: all at once, they keep a slow phone busy for longer than a touch may wait.
  'for(const file of s.files)setTimeout(link,0,"modulepreload",file);',
  // The sheet of the paper, for the screen too. Changing `media` would give a late font another chance to move the page.
  `const {href}=document.querySelector("link[media=${PAPER}]");`,
  'const styled=new Promise((onload,onerror)=>link("stylesheet",href,{onload,onerror}));',
  'const state=fetch(s.state).then(answer=>answer.ok?answer.text():Promise.reject(answer));',
  'Promise.all([state,styled,...s.imports.map(([file])=>import(s.files[file]))]).then(([state,,...modules])=>{',
  'const end=state.indexOf("\\n");',
  'window.__reactRouterContext={...JSON.parse(state.slice(0,end)),stream:new ReadableStream({start(to){to.enqueue(state.slice(end+1));to.close()}}).pipeThrough(new TextEncoderStream())};',
  'window.__reactRouterRouteModules=Object.fromEntries(modules.flatMap((module,i)=>s.imports[i].slice(1).map(id=>[id,module])));',
  'return import(s.files[s.entry])})',
  // Without its scripts the page must not keep the layout that needs them.
  `.catch(()=>document.documentElement.classList.remove("js","${DEFERRING}"))};`,
  KEEP_EARLY_CLICK,
  // What has loaded may still be on its way to the screen: it is waited for, but not for ever. A page that is opened in
  // the background is not painted at all.
  'const loaded=()=>{const type=["largest-contentful-paint","paint"].find(type=>PerformanceObserver.supportedEntryTypes.includes(type));',
  'if(document.hidden||!type)return start();new PerformanceObserver(start).observe({type,buffered:true});setTimeout(start,1e3)};',
  'document.readyState==="complete"?loaded():addEventListener("load",loaded);',
  'for(const type of["pointerdown","keydown"])addEventListener(type,start,{once:true,capture:true})',
  '})(JSON.parse(document.currentScript.dataset.start))',
].join('');

function minified(script: string): string {
  return minify_sync(script, { ecma: 2020, toplevel: true }).code ?? script;
}

const START_MINIFIED = minified(START);

/** Path in the site of the file of a page's data, named after its content. */
function stateHref(state: string): string {
  return `/assets/state-${createHash('sha256').update(state).digest('base64url').slice(0, 8)}.txt`;
}

/**
 * Rewrites a document so that its scripts start after `load` or at the first touch or key, together with the style
 * sheet of what they will show (`scripts/page-styles.ts`) and with the page's data, which React Router writes into the
 * document.
 * @returns the document, and the file it asks for: the page's data
 * @throws if the document's scripts are not as React Router writes them, so that an upgrade cannot go unnoticed
 */
export function startAfterLoad(html: string, file: string): { html: string; href: string; state: string } {
  const module = MODULE.exec(html)?.[1];
  const routeModules = module && ROUTE_MODULES.exec(module)?.[1];
  const entry = module && ENTRY.exec(module)?.[1];
  const context = CONTEXT.exec(html)?.[1];
  const [state, ...more] = [...html.matchAll(STATE)].map(([, literal = '']) => JSON.parse(literal) as string);
  if (
    !module ||
    !routeModules ||
    !entry ||
    !context ||
    !state ||
    more.length > 0 ||
    !CLOSE.test(html) ||
    !SCROLL.test(html)
  ) {
    throw new Error(`${file}: React Router's scripts have changed; see scripts/start-script.ts`);
  }
  const routes = [...routeModules.matchAll(ROUTE_MODULE)];
  const preloads = [...html.matchAll(PRELOADS)].map(([, preload = '']) => preload);
  const sources = [...module.matchAll(STATIC_IMPORT)].map(([, name, source = '']) => ({ name, source }));
  const files = [...new Set([...preloads, ...sources.map(({ source }) => source), entry])];
  const imports = sources.map(({ name, source }) => [
    files.indexOf(source),
    ...routes.filter(([, , variable]) => name && variable === name).map(([, id]) => id),
  ]);
  // What React Router is told about the site on every page comes with the page's data, in a line of its own.
  const lines = `${context}\n${state}`;
  const href = stateHref(lines);
  const data = { files, imports, entry: files.indexOf(entry), state: href };
  const rewritten = html
    .replace(PRELOADS, '')
    .replaceAll(DISCOVERED, '')
    .replace(STATE, '')
    .replace(CLOSE, '')
    .replace(SCROLL, (_, script: string) => `<script>${minified(script)}</script>`)
    // React expects an element here.
    .replace(CONTEXT, '<script></script>')
    .replace(
      MODULE,
      () => `<script ${attribute('data-start', JSON.stringify(data))}>${START_MINIFIED}</script>`,
    );
  return { html: rewritten, href, state: lines };
}
