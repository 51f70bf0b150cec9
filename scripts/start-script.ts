/**
 * React Router writes scripts that load and run as early as they can. The pages are complete without them, so here
 * they wait until everything that is seen has loaded, or until the visitor touches something (docs/performance.md).
 */

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{[^}]*\});/;
const ENTRY = /import\("([^"]+)"\);/;

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
  const imports = [...module.matchAll(STATIC_IMPORT)].map(([, name, source]) => ({ name, source }));
  const preloads = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const names = imports.map(({ name }) => name ?? '').join(',');
  const sources = imports.map(({ source }) => `import(${JSON.stringify(source)})`).join(',');
  const script = [
    '(()=>{let started;const start=()=>{if(started)return;started=1;',
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `Promise.all([${sources}]).then(([${names}])=>{window.__reactRouterRouteModules=${routeModules};return import(${JSON.stringify(entry)})})`,
    // Without its scripts the page must not keep the layout that needs them.
    '.catch(()=>document.documentElement.classList.remove("js"))};',
    'document.readyState==="complete"?start():addEventListener("load",start);',
    'for(const type of["pointerdown","keydown"])addEventListener(type,start,{once:true,capture:true})})()',
  ].join('');
  return html.replace(PRELOADS, '').replace(MODULE, () => `<script>${script}</script>`);
}
