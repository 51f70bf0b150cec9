import { onMap, type Point } from '#app/lib/province-map.ts';
import { workPath } from '#app/site/paths.ts';
import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';
import { resolveLink } from './articles.ts';
import {
  type Entry,
  type EntryText,
  entries,
  langOf,
  once,
  textOf,
  type Written,
  writtenIn,
} from './entries.ts';
import { renderMarkdown } from './markdown.ts';
import { ContentError, readText } from './source.ts';

type Source = Entry<'works'>;
type Text = EntryText<'works'>;

/** A work of the portfolio in one language, without what only its own page shows. */
export type Work = Omit<
  Source['facts'],
  'order' | 'area' | 'drawing' | 'drawingPhone' | 'detail' | 'coordinates'
> & {
  /** folder name: the same in every language */
  id: string;
  path: string;
  /** `es` where the owner has no text in the page's language: its words and its page are Spanish; undefined else */
  lang?: 'es';
  name: string;
  summary: string;
  system?: string;
  /** why it took longer than promised */
  delay?: string;
  /** with its unit, e.g. `1.180 m²` */
  area?: string;
};

/** What a link to a work says. */
export type WorkLink = Pick<Work, 'path' | 'name' | 'lang'>;

/** A work in the list beside the map of the province. */
export type PlacedWork = WorkLink & {
  place?: string;
  /** weeks of building, as promised and as they were */
  weeks?: Work['weeks'];
  /** position of its dot on the map; undefined if its coordinates are unknown or not on it */
  at?: Point;
};

/** A work in one language as its own page shows it. */
export type FoundWork = Work & {
  lead: string;
  title: string;
  description: string;
  /** ready HTML: what was difficult, and how it was solved */
  difficulty: string;
  /** ready SVG, the one for phones if there is one, and what is seen in both */
  drawing?: { svg: string; phone?: string; caption: string };
  /** ready SVG of a detail, shown beside `difficulty` */
  detail?: { svg: string; caption: string };
  /** of its further pictures, in their order */
  captions: readonly string[];
  /** the work's address in each language that it has a page in */
  alternates: Partial<Record<Language, string>>;
  /** the works before and after it in the portfolio, which wraps around */
  previous: WorkLink;
  next: WorkLink;
};

/** All works in the order shown. */
function sources(): Source[] {
  return entries('works').toSorted((a, b) => a.facts.order - b.facts.order);
}

/** The works that have a page in a language. */
function withPage(language: Language): Written<'works'>[] {
  return writtenIn(language, sources());
}

function pathOf({ meta, language }: Text): string {
  return workPath(meta.slug, language);
}

function alternatesOf({ texts }: Source): FoundWork['alternates'] {
  return Object.fromEntries(Object.values(texts).map((text) => [text.language, pathOf(text)]));
}

function summarise(source: Source, language: Language): Work {
  const {
    order: _,
    area,
    drawing: __,
    drawingPhone: ___,
    detail: ____,
    coordinates: _____,
    ...facts
  } = source.facts;
  const text = textOf(source, language);
  const { delay, name, summary, system } = text.meta;
  const number = new Intl.NumberFormat(LANGUAGE_INFO[language].locale, { useGrouping: 'always' });
  return {
    id: source.id,
    path: pathOf(text),
    lang: langOf(text, language),
    ...facts,
    name,
    summary,
    system,
    delay,
    area: area === undefined ? undefined : `${number.format(area)}\u00a0m²`,
  };
}

/** The portfolio in a language, in the order shown. */
export function works(language: Language): Work[] {
  return sources().map((source) => summarise(source, language));
}

/** Units of the map between the dots of works in the very same place, so that none covers another. */
const BESIDE = 28;

/** All works in a language: those on the map in the order shown, then the others, which are only listed. */
export function placedWorks(language: Language): PlacedWork[] {
  const standing = new Map<string, number>();
  const all = sources().map((source): PlacedWork => {
    const { path, name, lang, place, weeks } = summarise(source, language);
    const work = { path, name, lang, place, weeks };
    const at = source.facts.coordinates && onMap(source.facts.coordinates);
    if (!at) return work;
    const before = standing.get(String(at)) ?? 0;
    standing.set(String(at), before + 1);
    return { ...work, at: [at[0] + before * BESIDE, at[1]] };
  });
  return [...all.filter(({ at }) => at), ...all.filter(({ at }) => !at)];
}

/** Slugs of all works in a language, in the order shown. */
export function workSlugs(language: Language): string[] {
  return withPage(language).map(({ text }) => text.meta.slug);
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

/** What would let a drawing run scripts, load files, link elsewhere, or affect other parts of the document. */
const NO_DRAWING = /<(?:script|style|foreignObject|image|use|a)\b|\s(?:on\w+|style|id|href|xlink:href)\s*=/i;

/**
 * A drawing as inline SVG: `{1}` in it is replaced by the first of the work's `drawingWords`, in the language of the text.
 * @param path of the file, from the project's root
 * @throws {ContentError} if it is missing, holds more than lines, areas and words, or asks for a word that is missing
 */
function readDrawing(path: string, text: Text): string {
  const file = path.slice(1);
  const svg = readText(file)
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!/^<svg\b[^>]*\sviewBox="[\d. -]+"/.test(svg) || !svg.endsWith('</svg>')) {
    throw new ContentError(file, ['se esperaba un solo <svg> con «viewBox»']);
  }
  const words = text.meta.drawingWords;
  const named = svg.replace(/\{(\d+)\}/g, (place, number) => {
    const word = words[number - 1];
    if (word === undefined) throw new ContentError(text.file, [`drawingWords: falta la palabra de ${place}`]);
    return word.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  });
  const [forbidden] = NO_DRAWING.exec(svg) ?? [];
  if (forbidden)
    throw new ContentError(file, [
      `«${forbidden.trim()}» no vale: se esperaban solo líneas, áreas y palabras`,
    ]);
  const classes = [...svg.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const unknown = classes.find((name) => !DRAWING_CLASSES.includes(name));
  if (unknown !== undefined) {
    throw new ContentError(file, [
      `la clase «${unknown}» no vale: se esperaba una de estas: ${DRAWING_CLASSES.join(', ')}`,
    ]);
  }
  return named;
}

/** @throws {ContentError} if one of the drawings is wrong, or nothing says what is seen in them */
function drawingOf({ facts: { drawing, drawingPhone }, text }: Written<'works'>): FoundWork['drawing'] {
  if (!drawing) return undefined;
  const caption = text.meta.drawingCaption;
  if (!caption) throw new ContentError(text.file, ['drawingCaption: falta: la obra tiene un plano']);
  return {
    svg: readDrawing(drawing, text),
    phone: drawingPhone && readDrawing(drawingPhone, text),
    caption,
  };
}

/** @throws {ContentError} if the drawing is wrong, or there is no text for it to stand beside, or nothing says what is seen in it */
function detailOf({ facts: { detail }, text }: Written<'works'>): FoundWork['detail'] {
  if (!detail) return undefined;
  const caption = text.meta.detailCaption;
  if (!caption) throw new ContentError(text.file, ['detailCaption: falta: la obra tiene un detalle']);
  if (!text.body) {
    throw new ContentError(text.file, ['detail: falta el texto de lo más difícil, junto al que se enseña']);
  }
  return { svg: readDrawing(detail, text), caption };
}

async function finishWork(work: Written<'works'>): Promise<FoundWork> {
  const { file, language, meta, body } = work.text;
  const text = body && (await renderMarkdown(body, { file, language, resolveLink: resolveLink(language) }));
  const rest = text ? text.blocks : [];
  const html = rest.map((block) => {
    if (block.kind === 'html') return block.html;
    throw new ContentError(file, [`imagen «${block.picture}»: se esperaba en «pictures» de la obra`]);
  });
  const all = works(language);
  const index = all.findIndex(({ id }) => id === work.id);
  const linkTo = (to: number): WorkLink => {
    const { path, name, lang } = all.at(to % all.length) as Work;
    return { path, name, lang };
  };
  return {
    ...summarise(work, language),
    lead: meta.lead,
    title: meta.title,
    description: meta.description,
    difficulty: text ? `<p>${text.lead}</p>${html.join('')}` : '',
    drawing: drawingOf(work),
    detail: detailOf(work),
    captions: meta.captions,
    alternates: alternatesOf(work),
    previous: linkTo(index - 1),
    next: linkTo(index + 1),
  };
}

const finished = once(finishWork);

/**
 * All works that have a page in a language, in the order shown.
 * @throws {ContentError} if a text, facts or a drawing are wrong
 */
export function finishedWorks(language: Language): Promise<FoundWork[]> {
  return Promise.all(withPage(language).map(finished));
}

/**
 * A work by its slug in a language, or undefined if there is none.
 * @throws {ContentError} if its text, facts or drawing are wrong
 */
export async function findWork(slug: string, language: Language): Promise<FoundWork | undefined> {
  const written = withPage(language).find(({ text }) => text.meta.slug === slug);
  return written && finished(written);
}
