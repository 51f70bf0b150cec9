import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import type { EntryContext } from 'react-router';
import css from '#app/styles/app.css?inline';

const FOLDER = 'assets';

/** The part of the style sheet that one page needs, and where the whole of it is, for the pages after it. */
export type PageStyles = { css: string; wholeSheet: string };

/** What differs between pages: rules that are no utilities stand in every document. */
const UTILITIES = '@layer utilities{';

/** Of React and React Router, which name no classes, but use many words that could be some. */
const FRAMEWORK = 'framework-';

const folder = () => path.resolve('build/client', FOLDER);

/** Names of all scripts that a page may run: its modules, and whatever these name. */
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

/** The utilities of a built style sheet: from where to where they stand, closing brace included. */
function utilitiesOf(sheet: string): [number, number] {
  const start = sheet.indexOf(UTILITIES);
  if (start < 0) throw new Error('the style sheet has no layer of utilities');
  let end = start + UTILITIES.length;
  for (let depth = 1; depth > 0; end++) depth += { '{': 1, '}': -1 }[sheet[end] ?? ''] ?? 0;
  return [start, end];
}

/**
 * Leaves out what Tailwind CSS registers and sets for utilities that the page has none of: its own variables that no rule
 * of the page reads. They are a fiftieth of a document.
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
 * Styles of the page that is being rendered: Tailwind CSS makes the utilities for whatever its scripts may draw, so that they last when it is
 * hydrated and used. One set for all documents of a kind, so that the Content-Security-Policy stays short.
 */
export function pageStyles(context: EntryContext): Promise<PageStyles> {
  // Routes are named `kind.language`, and the languages of a kind run the same scripts.
  const kind = context.staticHandlerContext.matches.map(({ route }) => route.id.split('.')[0]).join(' ');
  const known = collected.get(kind) ?? collect(context);
  collected.set(kind, known);
  return known;
}
