import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import type { EntryContext } from 'react-router';
import css from '#app/styles/app.css?inline';

const FOLDER = 'assets';

/** Critical CSS of one page, and the path of the whole style sheet, for the pages visited after it. */
export type PageStyles = { css: string; wholeSheet: string };

/** Only utilities differ between pages: all other rules are in every document. */
const UTILITIES = '@layer utilities{';

/** Prefix of the scripts of React and React Router: they have no class names, but many words that look like some. */
const FRAMEWORK = 'framework-';

const folder = () => path.resolve('build/client', FOLDER);

/** File names of all scripts that a page may run: its modules, and all that these refer to. */
function scriptsOf({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const modules = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]?.module ?? '');
  const found = new Set([manifest.entry.module, ...modules].map((file) => path.basename(file)));
  const files = readdirSync(folder()).filter((file) => file.endsWith('.js'));
  for (const script of found) {
    const code = readFileSync(path.join(folder(), script), 'utf8');
    for (const file of files) if (code.includes(file)) found.add(file);
  }
  return found;
}

function writeWholeSheet(): string {
  const digest = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `${FOLDER}/app-${digest}.css`;
  writeFileSync(path.resolve('build/client', file), css);
  return `/${file}`;
}

/** Start and end of the utilities layer in a built style sheet, closing brace included. */
function utilitiesOf(sheet: string): [number, number] {
  const start = sheet.indexOf(UTILITIES);
  if (start < 0) throw new Error('the style sheet has no layer of utilities');
  let end = start + UTILITIES.length;
  for (let depth = 1; depth > 0; end++) depth += { '{': 1, '}': -1 }[sheet[end] ?? ''] ?? 0;
  return [start, end];
}

/**
 * Removes Tailwind CSS's own variables, registered or set, that no rule of the page reads. They are a fiftieth of a
 * document.
 */
function withoutUnreadVariables(sheet: string): string {
  const read = new Set([...sheet.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  const ifRead = (rule: string, name: string) => (read.has(name) ? rule : '');
  return sheet
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, ifRead)
    .replace(/(--tw-[\w-]+):[^;}]*;?/g, ifRead);
}

async function collect(context: EntryContext): Promise<PageStyles> {
  const content = [...scriptsOf(context)]
    .filter((file) => !file.startsWith(FRAMEWORK))
    .map((file) => readFileSync(path.join(folder(), file), 'utf8'))
    .join('\n');
  const candidates = new Scanner({ sources: [] }).scanFiles([{ content, extension: 'js' }]);
  const compiler = await compile("@reference './app.css'; @layer utilities { @tailwind utilities; }", {
    base: path.resolve('app/styles'),
    onDependency() {},
  });
  const built = optimize(compiler.build(candidates), { minify: true }).code;
  const [start, end] = utilitiesOf(css);
  const own = built.slice(...utilitiesOf(built));
  const page = css.slice(0, start) + own + css.slice(end);
  return { css: withoutUnreadVariables(page), wholeSheet: writeWholeSheet() };
}

const collected = new Map<string, Promise<PageStyles>>();

/**
 * Critical CSS of the page that is being rendered: Tailwind CSS makes the utilities for everything its scripts may render,
 * so it is still complete after hydration. One set for all documents of a kind keeps the Content-Security-Policy short.
 */
export function pageStyles(context: EntryContext): Promise<PageStyles> {
  // Routes are named `kind.language`, and the languages of a kind run the same scripts.
  const kind = context.staticHandlerContext.matches.map(({ route }) => route.id.split('.')[0]).join(' ');
  const known = collected.get(kind) ?? collect(context);
  collected.set(kind, known);
  return known;
}
