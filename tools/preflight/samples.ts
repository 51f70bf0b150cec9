import { globSync } from 'node:fs';
import { CLAIMS_FILE } from '#app/content/claims.ts';
import { type Collection, ENTRY_COLLECTIONS, entryFile, readFields } from '#app/content/entries.ts';
import { collectionFile } from '#app/content/file-collection.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import type { SiteSettings } from '#app/content/schema/settings.ts';
import { SETTINGS_FILE } from '#app/content/settings-file.ts';
import { projectFile, readText } from '#app/content/source.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import settings from '#config';
import { fieldInWords } from '#desk/forms/labels.ts';
import { EXAMPLES, SAMPLE_PLACE } from './examples.ts';

/** A piece of sample content that is still there. */
export type Sample = {
  file: string;
  /** `before`: replace it before publishing; `later`: it may stay a while, and the site says what it is */
  group: 'before' | 'later';
  /** what it is and what to do, for the owner */
  sentence: string;
};

/** What the groups are called. */
export const GROUPS: Record<Sample['group'], string> = {
  before: 'Antes de publicar',
  later: 'Puede esperar',
};

const MARKED = 'es de muestra: pon tus datos, o confírmalos, y quita la marca.';

/** What to do with a sample, where it is not to replace or confirm it. */
const ADVICE: Record<string, string> = {
  team: 'es de muestra: pon a quien hace eso en tu empresa y quita la marca, o bórrala. Sin personas, la página no tiene esa sección.',
  testimonials:
    'es de muestra: pon el de un cliente de verdad. Con tu NIF en los ajustes, la web deja de enseñarlo.',
};

/** Parts of the calculator that no page shows without prices. */
const PRICES = ['prices', 'storey', 'fees', 'lines'];

type Data = Record<string, unknown>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

/** What an entry is called; people by their trade, because those of the sample all have the same name. */
function nameOf({ trade, name, question, holdsFor, alt }: Data): string | undefined {
  return [trade, name, question, holdsFor, alt].find((word) => typeof word === 'string') as
    | string
    | undefined;
}

/** The entries with a mark in some data. */
function marksIn(file: string, collection: string, value: unknown, path: string[] = []): Sample[] {
  if (!isData(value)) return [];
  const marks = (['sample', 'render'] as const).filter((mark) => value[mark] === true);
  const name = nameOf(value);
  const what = name ? `«${name}»` : fieldInWords(collection, path.join(' › ')) || 'Todo lo de aquí';
  return [
    ...marks.map((mark): Sample => {
      if (mark === 'render') {
        const sentence = `${what} está hecha con ordenador: pon una foto o una película de verdad cuando la tengas.`;
        return { file, group: 'later', sentence };
      }
      const group = collection === 'testimonials' ? 'later' : 'before';
      return { file, group, sentence: `${what} ${ADVICE[collection] ?? MARKED}` };
    }),
    ...Object.entries(value).flatMap(([key, item]) =>
      marksIn(file, collection, item, Array.isArray(value) ? path : [...path, key]),
    ),
  ];
}

/** The values of the settings that are still those of the sample company. */
export function examplesIn(value: unknown, examples: unknown, path: string[] = []): Sample[] {
  if (isData(value) && isData(examples)) {
    return Object.entries(examples).flatMap(([key, example]) =>
      examplesIn(value[key], example, [...path, key]),
    );
  }
  if (value !== examples) return [];
  const what = fieldInWords('settings', path.join(' › '));
  return [
    {
      file: SETTINGS_FILE,
      group: 'before',
      sentence: `${what}: dice «${value}», que es de la empresa de muestra.`,
    },
  ];
}

/** Everything that is marked in the Spanish files, which have the marks of all languages. */
export function markedSamples(): Sample[] {
  const files = [
    [CLAIMS_FILE, 'claims-and-vat'] as const,
    ...Object.keys(FILE_COLLECTIONS).map((collection) => [collectionFile(collection), collection] as const),
    ...(Object.keys(ENTRY_COLLECTIONS) as Collection[]).flatMap((collection) =>
      globSync(entryFile(collection, '*'), { cwd: projectFile() })
        .sort()
        .map((file) => [file, collection] as const),
    ),
  ];
  return files.flatMap(([file, collection]) => {
    const { fields } = readFields(file);
    const shown =
      collection === 'planner' && isData(fields) && !fields.showPrices
        ? Object.fromEntries(Object.entries(fields).filter(([part]) => !PRICES.includes(part)))
        : fields;
    return marksIn(file, collection, shown);
  });
}

/** Texts about things that may stay true wherever the company is. */
const ABOUT_ANYWHERE = /^content\/(?:articles|answers|works|testimonials|pictures)\//;

/** Files of published languages that name the sample's place, once the settings do not any more. */
export function placeSamples(
  { address, areasServed }: SiteSettings['company'],
  languages: readonly Language[] = PUBLISHED_LANGUAGES,
): Sample[] {
  if (SAMPLE_PLACE.test([address.city, address.region, ...areasServed].join())) return [];
  return globSync(`content/**/{,*.}@(${languages.join('|')}).{yaml,md,json}`, { cwd: projectFile() })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file): Sample[] => {
      const lines = readText(file).split('\n');
      const named = lines.flatMap((line, index) => (SAMPLE_PLACE.test(line) ? [index + 1] : []));
      if (named.length === 0) return [];
      const [place] = SAMPLE_PLACE.exec(lines[(named[0] ?? 1) - 1] ?? '') ?? [];
      const where = `${named.length === 1 ? 'línea' : 'líneas'} ${named.join(', ')}`;
      const group = ABOUT_ANYWHERE.test(file) ? 'later' : 'before';
      return [{ file, group, sentence: `dice todavía «${place}», y tu empresa no está allí (${where}).` }];
    });
}

/** What is left for the owner to do: example values, marks, and the place of the sample. */
export function siteSamples(): Sample[] {
  return [
    ...examplesIn(readFields(SETTINGS_FILE).fields, EXAMPLES),
    ...markedSamples(),
    ...placeSamples(settings.company),
  ];
}
