import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentFile } from '#hosting/documents.ts';

const KB = 1024;

/**
 * Most bytes, after brotli, of a page's first load. `pictures` are those that are not lazy, `calculator` the scripts that
 * only the calculator's documents name: what counts costs is the form's too. A document holds the style sheet of all pages,
 * 21 KB (docs/decisions.md).
 */
const BUDGET = {
  // i18next and its backend are 17 KB of it.
  javascript: 150 * KB,
  calculator: 8_400,
  document: 46 * KB,
  fonts: 40 * KB,
  pictures: 120 * KB,
};

/**
 * Picture widths in pixels that screens load: a phone 412 px wide with a pixel ratio of 2.6, which loads two thirds of its
 * device pixels (app/media/sizes.ts), and a laptop.
 */
const SCREENS = { phone: 720, laptop: 1440 };

const ROOT = projectFile('build/client');

/** Bytes of a file of build/client as a browser gets it: those of its brotli form, if it has one. */
function transferSize(file: string): number {
  const full = path.join(ROOT, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
}

/** Scripts that a document names; the browser fetches them when it is idle or the visitor acts. */
export function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/&quot;(\/assets\/[^&]+\.js)&quot;/g)].map(([, file = '']) => file))];
}

/** Scripts that the documents of the calculator name, and no document of another page. */
export function calculatorScripts(): string[] {
  const documents = PUBLISHED_LANGUAGES.map((language) => documentFile(pathFor('planner', language)));
  const [its, others] = [new Set<string>(), new Set<string>()];
  for (const file of globSync('**/*.html', { cwd: ROOT })) {
    const whose = documents.includes(path.join('/', file)) ? its : others;
    for (const script of scriptsOf(readFileSync(path.join(ROOT, file), 'utf8'))) whose.add(script);
  }
  return [...its].filter((script) => !others.has(script));
}

/** The file of a `srcset` that is wide enough for a screen, or its widest. */
function candidate(srcSet: string, pixels: number): string {
  const files = srcSet.split(', ').map((entry) => entry.split(' '));
  const wideEnough = files.find(([, width = '']) => Number.parseInt(width, 10) >= pixels);
  return (wideEnough ?? files.at(-1))?.[0] ?? '';
}

/** Files of the pictures that a document loads eagerly, on a phone and on a laptop. */
function picturesOf(html: string): Record<keyof typeof SCREENS, string[]> {
  const atOnce = [...html.matchAll(/<picture[^>]*>(.*?)<\/picture>/gs)]
    .map(([, content = '']) => content)
    .filter((content) => !content.includes('loading="lazy"'))
    .map((content) =>
      [...content.matchAll(/type="image\/avif" srcSet="([^"]+)"/gi)].map(([, set = '']) => set),
    );
  return {
    // A separate `<source>` for phones comes first.
    phone: atOnce.map((sets) => candidate(sets[0] ?? '', SCREENS.phone)),
    laptop: atOnce.map((sets) => candidate(sets.at(-1) ?? '', SCREENS.laptop)),
  };
}

/**
 * Transfer sizes of a page's first load, in bytes.
 * @param file path of its document below build/client
 */
function weigh(file: string) {
  const html = readFileSync(path.join(ROOT, file), 'utf8');
  const sum = (files: string[]) => files.reduce((bytes, one) => bytes + transferSize(one), 0);
  const pictures = picturesOf(html);
  return {
    document: transferSize(file),
    javascript: sum(scriptsOf(html)),
    pictures: Math.max(sum(pictures.phone), sum(pictures.laptop)),
  };
}

/** Spanish names of the kinds, because an owner's texts and pictures can exceed a budget. */
const NAMES: Record<keyof typeof BUDGET, string> = {
  document: 'el texto con sus estilos',
  javascript: 'los programas',
  calculator: 'los programas',
  fonts: 'las letras',
  pictures: 'las imágenes que se ven al llegar',
};

/** One line in Spanish for each page, or font, that is heavier than its budget. */
export function overBudget(): string[] {
  const complaints: string[] = [];
  const complain = (what: string, kind: keyof typeof BUDGET, bytes: number) => {
    if (bytes <= BUDGET[kind]) return;
    complaints.push(`${what}: ${NAMES[kind]}, ${bytes} bytes; el máximo es ${BUDGET[kind]}`);
  };
  for (const file of globSync('**/*.html', { cwd: ROOT })) {
    const { document, javascript, pictures } = weigh(file);
    complain(file, 'document', document);
    complain(file, 'javascript', javascript);
    complain(file, 'pictures', pictures);
  }
  complain(
    'la calculadora',
    'calculator',
    calculatorScripts().reduce((sum, file) => sum + transferSize(file), 0),
  );
  const fonts = globSync('assets/*.woff2', { cwd: ROOT });
  complain(
    'todas las páginas',
    'fonts',
    fonts.reduce((sum, file) => sum + transferSize(file), 0),
  );
  return complaints;
}
