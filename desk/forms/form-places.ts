import type { FileForm } from './forms.ts';
import { COLLECTION_LABELS, FORM_LABELS, fieldInWords } from './labels.ts';

// Nothing here may read the settings: with a mistake in them, this module still finds their form.

/** A form: what the desk calls it, and where it opens. */
export type FormPlace = { form: string; address: string };

/** The form of an entry, or of a file if it has none. */
export function formOf(collection: string, entry?: string): FormPlace {
  const [group, forms] = Object.entries(FORM_LABELS).find(([, files]) => collection in files) ?? [collection];
  // The path of an entry's files below its collection, without language and ending.
  const place = entry ? `${entry}/index` : collection;
  return {
    form: forms?.[collection as FileForm] ?? COLLECTION_LABELS[collection]?.label_singular ?? collection,
    address: `#/collections/${group}/entries/${place}`,
  };
}

/** A mistake in a content file, for somebody who sees forms and no files. */
export type Problem = Partial<FormPlace> & { file: string; problems: readonly string[] };

function partsOf(file: string): [collection?: string, entry?: string] {
  const [, single, entry, collection] =
    /^content\/(?:([\w-]+)\.yaml|([\w-]+\/[\w-]+)\/index\.\w+\.\w+|([\w-]+)\/\w+\.yaml)$/.exec(file) ?? [];
  const [name, id] = (entry ?? collection ?? single)?.split('/') ?? [];
  return [name, id];
}

/** The form of a file of content/, if it has one. */
export function formOfFile(file: string): FormPlace | undefined {
  const [collection, entry] = partsOf(file);
  return collection ? formOf(collection, entry) : undefined;
}

/**
 * Rewords a mistake with the labels of the forms.
 * @param problems a line for each, as the content check words it: `contact › phone: se esperaba …`
 */
export function inWords({ file, problems }: Pick<Problem, 'file' | 'problems'>): Problem {
  const [collection = '', entry] = partsOf(file);
  const place = formOfFile(file);
  return {
    file,
    problems: problems.map((line) =>
      line.replace(/^[\w-]+(?: › [^:]+)*(?=: )/, (field) => fieldInWords(collection, field)),
    ),
    ...place,
    ...(place && entry && { form: `${place.form} «${entry}»` }),
  };
}
