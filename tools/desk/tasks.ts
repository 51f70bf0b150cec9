import { type Collection, entries } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { siteSamples } from '#tools/preflight/preflight.ts';
import { GROUPS, type Sample } from '#tools/preflight/samples.ts';
import { type FormPlace, formOf } from './form-places.ts';
import { ENTRY_COLLECTIONS } from './forms.ts';
import { languageLabel } from './labels.ts';

/** Something an owner has to do. */
export type Task = FormPlace & {
  /** what tasks of its kind have in common, as a heading */
  group: string;
  sentence: string;
};

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
