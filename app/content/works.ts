import type { z } from 'zod';
import { LANGUAGE_INFO, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { workPath } from '#app/site/paths.ts';
import { resolveLink } from './articles.ts';
import { renderMarkdown } from './markdown.ts';
import { workFactsSchema, worksOrderSchema, workTextSchema } from './schema/collections.ts';
import { ContentError, listFolders, readMarkdown, readText, readYaml } from './source.ts';

const FOLDER = 'content/works';
const ORDER = `${FOLDER}/order.yaml`;

type Facts = z.output<typeof workFactsSchema>;
type Text = { file: string; meta: z.output<ReturnType<typeof workTextSchema>>; body: string };
type Source = { id: string; facts: Facts; texts: Partial<Record<Language, Text>> };

/** A work of the portfolio in one language, without what only its own page shows. */
export type Work = Omit<Facts, 'area' | 'drawing'> & {
  /** folder name: the same in every language */
  id: string;
  path: string;
  name: string;
  summary: string;
  system?: string;
  /** with its unit, e.g. `1.180 m²` */
  area?: string;
};

/** What a link to a work says. */
export type WorkLink = Pick<Work, 'path' | 'name'>;

/** A work in one language as its own page shows it. */
export type FoundWork = Work & {
  lead: string;
  title: string;
  description: string;
  /** ready HTML: what was difficult, and how it was solved */
  difficulty: string;
  /** ready SVG, and what is seen in it */
  drawing?: { svg: string; caption: string };
  /** of its further pictures, in their order */
  captions: readonly string[];
  /** the work's address in every published language */
  alternates: Partial<Record<Language, string>>;
  /** the works before and after it in the portfolio, which begins again behind the last */
  previous: WorkLink;
  next: WorkLink;
};

/** File of what a work has in common in all languages, for messages. */
export function workFile(id: string): string {
  return `${FOLDER}/${id}/work.yaml`;
}

function readWork(id: string): Source {
  const texts: Source['texts'] = {};
  for (const language of PUBLISHED_LANGUAGES) {
    const file = `${FOLDER}/${id}/${language}.md`;
    texts[language] = { file, ...readMarkdown(file, workTextSchema(language)) };
  }
  return { id, facts: readYaml(workFile(id), workFactsSchema), texts };
}

function readAll(): Source[] {
  const order = readYaml(ORDER, worksOrderSchema);
  const folders = listFolders(FOLDER);
  const problems = [
    ...order.filter((id, index) => order.indexOf(id) !== index).map((id) => `"${id}" is there twice`),
    ...order.filter((id) => !folders.includes(id)).map((id) => `"${id}": there is no ${FOLDER}/${id}/`),
    ...folders
      .filter((id) => !order.includes(id))
      .map((id) => `expected "${id}" too: there is ${FOLDER}/${id}/`),
  ];
  if (problems.length > 0) throw new ContentError(ORDER, problems);
  return order.map(readWork);
}

let cache: Source[] | undefined;

/** All works in the order shown, read once a process. */
function sources(): Source[] {
  cache ??= readAll();
  return cache;
}

function textIn({ id, texts }: Source, language: Language): Text {
  const text = texts[language];
  if (!text) throw new ContentError(`${FOLDER}/${id}/${language}.md`, ['this language is not published']);
  return text;
}

function pathIn(source: Source, language: Language): string {
  return workPath(textIn(source, language).meta.slug, language);
}

function alternatesOf(source: Source): FoundWork['alternates'] {
  return Object.fromEntries(PUBLISHED_LANGUAGES.map((code) => [code, pathIn(source, code)]));
}

function summarise(source: Source, language: Language): Work {
  const { area, drawing: _, ...facts } = source.facts;
  const { name, summary, system } = textIn(source, language).meta;
  const number = new Intl.NumberFormat(LANGUAGE_INFO[language].locale, { useGrouping: 'always' });
  return {
    id: source.id,
    path: pathIn(source, language),
    ...facts,
    name,
    summary,
    system,
    area: area === undefined ? undefined : `${number.format(area)}\u00a0m²`,
  };
}

/** The portfolio in a language, in the order shown. */
export function works(language: Language): Work[] {
  return sources().map((source) => summarise(source, language));
}

/** Slugs of all works in a language, in the order shown. */
export function workSlugs(language: Language): string[] {
  return sources().map((source) => textIn(source, language).meta.slug);
}

/** Addresses of every work in every published language. */
export function workAlternates(): FoundWork['alternates'][] {
  return sources().map(alternatesOf);
}

/** Classes of lines, areas and words: app/styles/motif.css, named in app/styles/app.css. */
const DRAWING_CLASSES = [
  'stroke-main',
  'stroke-fine',
  'stroke-accent',
  'fill-accent',
  'fill-ink',
  'fill-oxide-text',
  'text-oxide-text',
];

/** What would let a drawing do more than be seen, or change other drawings of its document. */
const NO_DRAWING = /<(?:script|style|foreignObject|image|use|a)\b|\s(?:on\w+|style|id|href|xlink:href)\s*=/i;

/**
 * A drawing as it stands in a document.
 * @throws {ContentError} if it is missing, or holds more than lines and words
 */
function readDrawing(source: Source, language: Language): FoundWork['drawing'] {
  const { drawing } = source.facts;
  if (!drawing) return undefined;
  const { file: textFile, meta } = textIn(source, language);
  if (!meta.drawing)
    throw new ContentError(textFile, ['drawing: expected a caption, the work has a drawing']);
  const file = `assets/drawings/${drawing}`;
  const svg = readText(file)
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!/^<svg\b[^>]*\sviewBox="[\d. -]+"/.test(svg) || !svg.endsWith('</svg>')) {
    throw new ContentError(file, ['expected one <svg> with a viewBox']);
  }
  const [forbidden] = NO_DRAWING.exec(svg) ?? [];
  if (forbidden)
    throw new ContentError(file, [`"${forbidden.trim()}": expected lines, areas and words only`]);
  const classes = [...svg.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const unknown = classes.find((name) => !DRAWING_CLASSES.includes(name));
  if (unknown !== undefined) {
    throw new ContentError(file, [`class "${unknown}": expected one of ${DRAWING_CLASSES.join(', ')}`]);
  }
  return { svg, caption: meta.drawing };
}

async function finishWork(source: Source, language: Language): Promise<FoundWork> {
  const { file, meta, body } = textIn(source, language);
  const text = body && (await renderMarkdown(body, { file, language, resolveLink: resolveLink(language) }));
  const rest = text ? text.blocks : [];
  const html = rest.map((block) => {
    if (block.kind === 'html') return block.html;
    throw new ContentError(file, [`picture "${block.picture}": expected it in work.yaml, "pictures"`]);
  });
  const all = sources();
  const index = all.indexOf(source);
  const linkTo = (to: number): WorkLink => {
    const work = all.at(to % all.length) ?? source;
    return { path: pathIn(work, language), name: textIn(work, language).meta.name };
  };
  return {
    ...summarise(source, language),
    lead: meta.lead,
    title: meta.title,
    description: meta.description,
    difficulty: text ? `<p>${text.lead}</p>${html.join('')}` : '',
    drawing: readDrawing(source, language),
    captions: meta.captions,
    alternates: alternatesOf(source),
    previous: linkTo(index - 1),
    next: linkTo(index + 1),
  };
}

const finished = new Map<string, Promise<FoundWork>>();

/**
 * A work by its slug in a language, or undefined if there is none. Made once a process.
 * @throws {ContentError} if its text, facts or drawing are wrong
 */
export async function findWork(slug: string, language: Language): Promise<FoundWork | undefined> {
  const source = sources().find((candidate) => textIn(candidate, language).meta.slug === slug);
  if (!source) return undefined;
  const address = workPath(slug, language);
  const work = finished.get(address) ?? finishWork(source, language);
  finished.set(address, work);
  return work;
}
