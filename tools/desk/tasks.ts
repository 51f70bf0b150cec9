import { type Collection, entries } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { ENTRY_COLLECTIONS, FILE_GROUPS } from './forms.ts';
import { COLLECTION_LABELS, FORM_LABELS, languageLabel } from './labels.ts';

/** Something an owner has to do. */
export type Task = {
  group: 'before' | 'later' | 'translation';
  /** the form, as the desk calls it, and where it opens */
  where: string;
  address: string;
  sentence: string;
};

/** What the form of an entry, or of a file, is called and where it opens. */
function form(name: string, entry?: string): Pick<Task, 'where' | 'address'> {
  const group = Object.entries(FILE_GROUPS).find(([, files]) => name in files)?.[0];
  const parts = [group ?? name, 'entries', entry ?? name].map(encodeURIComponent);
  return {
    where: FORM_LABELS[name] ?? COLLECTION_LABELS[name]?.label_singular ?? name,
    address: `/editor/#/collections/${parts.join('/')}`,
  };
}

function missingTranslations(collection: Collection): Task[] {
  return entries(collection).flatMap(({ id, texts }) => {
    const missing = PUBLISHED_LANGUAGES.filter((language) => !texts[language]);
    if (missing.length === 0) return [];
    const name = Object.values(texts[DEFAULT_LANGUAGE]?.meta ?? {})[0] ?? id;
    const languages = new Intl.ListFormat('es').format(missing.map(languageLabel));
    return [
      {
        group: 'translation' as const,
        ...form(collection, id),
        sentence: `«${name}» no está en ${languages}.`,
      },
    ];
  });
}

/** Everything that is still the sample's, and every translation that is missing. */
export function tasks(): Task[] {
  return ENTRY_COLLECTIONS.flatMap(missingTranslations);
}
