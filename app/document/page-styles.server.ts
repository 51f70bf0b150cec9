import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { EntryContext } from 'react-router';
import { defaultSchema } from 'rehype-sanitize';
import css from '#app/styles/app.css?inline';

const FOLDER = 'assets';

/** The part of the style sheet that one page needs, and where the whole of it is, for the pages after it. */
export type PageStyles = { css: string; wholeSheet: string };

/** Classes that are put together from numbers or written into texts by the Markdown pipeline, so no script spells them. */
const UNSPELLED = [
  /^(lg:)?col-(start|span|end)-\d+$/,
  /^f[xy]-\d+$/,
  /^(timeline|closing|left|center|right|note|table-box)$/,
];

/** Attributes whose state changes while a page is open, some by `dataset`, where their names are spelled otherwise. */
const ATTRIBUTES = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))];

const folder = () => path.resolve('build/client', FOLDER);

/**
 * What scripts name between blanks or quotes, since that is where classes, elements and attributes are. A class may have
 * quotes of one kind inside.
 */
const words = (code: string) => [...(code.match(/[^\s"'`<>=;]+/g) ?? []), ...(code.match(/[^\s"`]+/g) ?? [])];

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

async function collect(context: EntryContext): Promise<PageStyles> {
  const scripts = [...scriptsOf(context)].map((file) => readFileSync(path.join(folder(), file), 'utf8'));
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...scripts, ...(defaultSchema.tagNames ?? [])].join(' '), extension: 'js' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    // `:is(…):nth-child(…)` would go even where all its classes are used: a fault of PurgeCSS 8.
    safelist: { standard: [...UNSPELLED, ':nth-child', 'js', 'html', 'body'] },
    dynamicAttributes: ATTRIBUTES,
  });
  return { css: purged?.css ?? css, wholeSheet: writeWholeSheet() };
}

const collected = new Map<string, Promise<PageStyles>>();

/**
 * Styles of the page that is being rendered: the rules for whatever its scripts may draw, so that they last when it is
 * hydrated and used. One set for all documents of a kind, so that the Content-Security-Policy stays short.
 */
export function pageStyles(context: EntryContext): Promise<PageStyles> {
  const kind = context.staticHandlerContext.matches.map(({ route }) => route.id).join(' ');
  const known = collected.get(kind) ?? collect(context);
  collected.set(kind, known);
  return known;
}
