import { type Collection, entries } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { siteSamples } from '#tools/preflight/preflight.ts';
import { GROUPS, type Sample } from '#tools/preflight/samples.ts';
import { ENTRY_COLLECTIONS, FILE_GROUPS } from './forms.ts';
import { COLLECTION_LABELS, FORM_LABELS, languageLabel } from './labels.ts';

/** Something an owner has to do. */
export type Task = {
  /** what tasks of its kind have in common, as a heading */
  group: string;
  /** the form, as the desk calls it, and where it opens */
  form: string;
  address: string;
  sentence: string;
};

/** What the form of an entry, or of a file, is called and where it opens. */
function formOf(collection: string, id?: string): Pick<Task, 'form' | 'address'> {
  const group = Object.entries(FILE_GROUPS).find(([, files]) => files.some((file) => file === collection));
  // The path of an entry's files below its collection, without language and ending.
  const place = id ? `${id}/index` : collection;
  return {
    form: FORM_LABELS[collection] ?? COLLECTION_LABELS[collection]?.label_singular ?? collection,
    address: `/editor/#/collections/${group?.[0] ?? collection}/entries/${place}`,
  };
}

function taskOf({ collection, id, group, sentence }: Sample): Task {
  return { group: GROUPS[group], ...formOf(collection, id), sentence };
}

function missingTranslations(collection: Collection): Task[] {
  return entries(collection).flatMap(({ id, texts }) => {
    const missing = PUBLISHED_LANGUAGES.filter((language) => !texts[language]);
    if (missing.length === 0) return [];
    const { name, title, question, role }: Record<string, unknown> = { ...texts[DEFAULT_LANGUAGE]?.meta };
    const languages = new Intl.ListFormat('es').format(missing.map(languageLabel));
    const sentence = `«${name ?? title ?? question ?? role}» no está en ${languages}.`;
    return [{ group: 'Traducciones que faltan', ...formOf(collection, id), sentence }];
  });
}

/** Everything that is still the sample's, and every translation that is missing. */
export async function tasks(): Promise<Task[]> {
  return [...(await siteSamples()).map(taskOf), ...ENTRY_COLLECTIONS.flatMap(missingTranslations)];
}
