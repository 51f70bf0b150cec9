import { z } from 'zod';
import { ENTRY_COLLECTIONS } from '#app/content/entries.ts';
import { bare } from '#app/content/file-collection.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import { siteSettingsSchema } from '#app/content/schema/settings.ts';
import { fieldOf } from '#app/content/source.ts';

/** Spanish data of content/ as it is written. */
export type Source = {
  /** `settings`, or the name of a folder of content/ */
  collection: string;
  /** folder of the entry, in collections that have one for each */
  id?: string;
  data: unknown;
};

/** A piece of sample content that is still there. */
export type Sample = Omit<Source, 'data'> & {
  /** `before`: replace it before publishing; `later`: it may stay a while, and the site says what it is */
  group: 'before' | 'later';
  /** where it stands in its data, in words */
  field: string;
  /** what to do, for the owner */
  sentence: string;
};

/** What the groups are called. */
export const GROUPS: Record<Sample['group'], string> = {
  before: 'Antes de publicar',
  later: 'Puede esperar',
};

/** Sign of a sample in any collection: domains that are reserved for examples (RFC 2606). */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|invalid)\b/i;

/** Signs of a sample in the settings, which hold no prose: numbers made of zeros, words for «sample». */
const PLACEHOLDER =
  /\b(?:de )?ejemplo\b|\bmuestra\b|\bfictici|0{3}[ -]?0{3}|[A-Z]-?0{6,}|\b(?:tomo|folio) 0+\b|^\d{2}000$/i;

/** Names in the sample that look real, by collection and the last part of the field. */
const NAMES: Record<string, Record<string, readonly string[]>> = {
  settings: {
    brand: ['Montante'],
    consentCookie: ['montante_consent'],
    name: ['Telaio Acciaio', 'Copa de Golf Levante'],
    shortName: ['Telaio'],
    caption: ['Acciaio', 'Copa de Golf'],
  },
  suppliers: { name: ['Grup Vidra', 'Placayés', 'Fibrano'] },
};

/** Nouns for entries that are marked as samples. Without one, an entry is called by its name or the form's hint. */
const NOUNS: Record<string, string> = {
  answers: 'La respuesta',
  claims: 'La cifra de',
  pictures: 'La imagen',
  road: 'El paso',
  team: 'La persona',
  testimonials: 'El testimonio de',
  works: 'La obra',
};

/** What to do with a sample, if it is not to replace or confirm it. */
const ADVICE: Record<string, string> = {
  team: 'es de muestra: pon a quien hace eso en tu empresa y quita la marca, o bórrala. Sin personas, la página no tiene esa sección.',
  testimonials:
    'es de muestra: pon el de un cliente de verdad. Con tu NIF en los ajustes, la web deja de enseñarlo.',
};

const SCHEMAS: Record<string, z.core.$ZodType> = {
  settings: siteSettingsSchema,
  ...FILE_COLLECTIONS,
  ...Object.fromEntries(Object.entries(ENTRY_COLLECTIONS).map(([name, { spanish }]) => [name, spanish])),
};

function isSample(collection: string, key: PropertyKey | undefined, text: string): boolean {
  return (
    RESERVED.test(text) ||
    (collection === 'settings' && PLACEHOLDER.test(text)) ||
    (NAMES[collection]?.[String(key)]?.includes(text) ?? false)
  );
}

/** The hint that a form shows beside a field, up to its first full stop or colon. */
function hintOf(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string | undefined {
  if (!schema) return undefined;
  const [key, ...rest] = path;
  const type = bare(schema);
  if (key === undefined) {
    const hint = [schema, type].map((each) => z.globalRegistry.get(each)?.description).find(Boolean);
    return hint?.split(/[.:](?:\s|$)/)[0];
  }
  if (type instanceof z.ZodArray) return hintOf(type.element, rest);
  return type instanceof z.ZodObject ? hintOf(type.shape[String(key)], rest) : undefined;
}

function nameOf(entry: object): string | undefined {
  const { trade, name, question, holdsFor, alt, id } = entry as Record<string, unknown>;
  // People are called by their trade, because those of the sample all have the same name.
  return [trade, name, question, holdsFor, alt, id].find((word) => typeof word === 'string') as
    | string
    | undefined;
}

function marked(source: Source, path: readonly PropertyKey[], entry: object): Sample {
  const { collection, data } = source;
  const mark = path.at(-1);
  const noun = NOUNS[collection];
  const name = nameOf(entry);
  const hint = hintOf(SCHEMAS[collection], path.slice(0, -1)) ?? collection;
  const what = noun && name ? `${noun} «${name}»` : name ? `«${name}»` : `«${hint}»`;
  const waits = mark === 'render' || collection === 'testimonials';
  const advice =
    mark === 'render'
      ? 'está hecha con ordenador: pon una foto o una película de verdad cuando la tengas.'
      : (ADVICE[collection] ?? 'es de muestra: pon tus datos, o confírmalos, y quita la marca.');
  return {
    ...placeOf(source),
    group: waits ? 'later' : 'before',
    field: fieldOf(path, data),
    sentence: `${what} ${advice}`,
  };
}

function placeOf({ collection, id }: Source): Pick<Sample, 'collection' | 'id'> {
  return id === undefined ? { collection } : { collection, id };
}

function samplesBelow(source: Source, value: unknown, path: readonly PropertyKey[]): Sample[] {
  const { collection, data } = source;
  if (typeof value === 'string') {
    if (!isSample(collection, path.at(-1), value)) return [];
    const what = hintOf(SCHEMAS[collection], path) ?? String(path.at(-1));
    const sentence = `${what}: ahora dice «${value}», que es de muestra.`;
    return [{ ...placeOf(source), group: 'before', field: fieldOf(path, data), sentence }];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const its = [...path, Array.isArray(value) ? Number(key) : key];
    const isMark = (key === 'sample' || key === 'render') && item === true;
    return isMark ? [marked(source, its, value)] : samplesBelow(source, item, its);
  });
}

/**
 * All sample content in some data: reserved domains, placeholders, names of the sample, and entries marked with
 * `sample: true` or `render: true`. Samples to replace before publishing come first.
 */
export function samplesIn(sources: readonly Source[]): Sample[] {
  const found = sources.flatMap((source) => samplesBelow(source, source.data, []));
  return [
    ...found.filter(({ group }) => group === 'before'),
    ...found.filter(({ group }) => group === 'later'),
  ];
}
