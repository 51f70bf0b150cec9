import { globSync } from 'node:fs';
import path from 'node:path';
import { type Collection, ENTRY_COLLECTIONS, entryFile, readFields } from '#app/content/entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { pictures } from '#app/content/picture-registry.ts';
import { projectFile, readText } from '#app/content/source.ts';
import { type Described, describeSchema } from './described-schema.ts';
import { type FormPlace, formOf } from './form-places.ts';
import { ENTRY_FORMS, FILE_FORMS, type FileForm, formFile } from './forms.ts';

/** A picture of the site, and the forms of what shows it. */
export type UsedPicture = { id: string; alt: string; uses: FormPlace[] };

type Use = FormPlace & { picture: string };
type Data = Record<string, unknown> | null | undefined;

/** A picture that data names, and what the innermost item of a list around it is called. */
type Named = { picture: string; item?: unknown };

/** Pictures that data names, in the fields that its schema keeps for that: a work may have the name of a picture. */
function namedIn(
  { refersTo, properties, items, anyOf, oneOf }: Described,
  value: unknown,
  item?: unknown,
): Named[] {
  const nameOf = (each: Data) => each?.name ?? each?.title ?? item;
  return [
    ...(refersTo === 'picture' && typeof value === 'string' ? [{ picture: value, item }] : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((kind) => namedIn(kind, value, item)),
    ...(items && Array.isArray(value) ? value.flatMap((each) => namedIn(items, each, nameOf(each))) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, its]) => namedIn(its, (value as Data)?.[name], item)),
  ];
}

/** What a page shows is named in its form, or by its design. */
function usesOnPages(): Use[] {
  const designs: Partial<Record<FileForm, Record<string, string>>> = PAGE_PICTURES;
  return (Object.keys(FILE_FORMS) as FileForm[]).flatMap((name) => {
    const { fields } = readFields(formFile(name).replace('{{locale}}', 'es'));
    const named = namedIn(describeSchema(FILE_FORMS[name]), fields);
    const { form, address } = formOf(name);
    return [
      ...Object.values(designs[name] ?? {}).map((picture) => ({ picture, form, address })),
      ...named.map(({ picture, item }) => ({ picture, form: item ? `${form} «${item}»` : form, address })),
    ];
  });
}

/** Entries name pictures in their Spanish fields, and in their text in any language. */
function usesInEntries(collection: Collection): Use[] {
  const schema = describeSchema(ENTRY_COLLECTIONS[collection].spanish);
  const inFolder = (id: string, language?: '*') =>
    globSync(entryFile(collection, id, language), { cwd: projectFile() }).sort();
  return inFolder('*').flatMap((file) => {
    const id = path.basename(path.dirname(file));
    const { fields } = readFields(file);
    const texts = inFolder(id, '*').map(readText).join('\n');
    const inText = [...texts.matchAll(/\bpicture:([\w-]+)/g)].map(([, picture = '']) => ({ picture }));
    const { form, address } = formOf(collection, id);
    const title = (fields as Data)?.[ENTRY_FORMS[collection].identifier] ?? id;
    return [...namedIn(schema, fields), ...inText].map(({ picture }) => ({
      picture,
      form: `${form} «${title}»`,
      address,
    }));
  });
}

/** The places of some uses, each once, however often a picture is named there. */
function placesOf(uses: readonly Use[]): FormPlace[] {
  const places = uses.map(({ form, address }): [string, FormPlace] => [form + address, { form, address }]);
  return [...new Map(places).values()];
}

/**
 * Every picture that the owner has registered, in that order, with the pages and entries that name it.
 * @throws {ContentError} if a content file cannot be read
 */
export function usedPictures(): UsedPicture[] {
  const collections = Object.keys(ENTRY_COLLECTIONS) as Collection[];
  const uses = Map.groupBy(
    [...usesOnPages(), ...collections.flatMap(usesInEntries)],
    ({ picture }) => picture,
  );
  return Object.entries(pictures()).map(([id, { alt }]) => ({
    id,
    alt: alt.es,
    uses: placesOf(uses.get(id) ?? []),
  }));
}
