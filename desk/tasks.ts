import { type Collection, entries, readFields } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { fingerprint, readLedger, translationSources } from '#tools/i18n/sources.ts';
import { GROUPS, siteSamples } from '#tools/preflight/samples.ts';
import { type FormPlace, formOf, formOfFile } from './forms/form-places.ts';
import { ENTRY_FORMS } from './forms/forms.ts';
import { languageLabel } from './forms/labels.ts';

/** Something an owner has to do. */
export type Task = FormPlace & {
  /** heading of the tasks of its kind */
  group: string;
  sentence: string;
};

/** What the owner calls an entry. */
function nameOf({ name, title, question, role }: Record<string, unknown>): unknown {
  return name ?? title ?? question ?? role;
}

/** A task in the form of a file. Says which entry and which language it is, unless the sentence names the entry. */
function taskIn(file: string, group: string, sentence: string): Task[] {
  const place = formOfFile(file);
  if (!place) return [];
  const [, id, language = DEFAULT_LANGUAGE] =
    /^content\/[\w-]+\/(?:([\w-]+)\/index\.)?(\w+)\.\w+$/.exec(file) ?? [];
  // Legal texts are Markdown alone; the desk lists them by their folder.
  const fields = file.startsWith('content/legal/') ? {} : readFields(file).fields;
  const name = id && (nameOf({ ...(fields as object) }) ?? id);
  const form = [
    place.form,
    name && !sentence.includes(`«${name}»`) && `«${name}»`,
    language !== DEFAULT_LANGUAGE && `en ${languageLabel(language as Language)}`,
  ];
  return [{ group, ...place, form: form.filter(Boolean).join(' '), sentence }];
}

function missingTranslations(collection: Collection): Task[] {
  return entries(collection).flatMap(({ id, texts }) => {
    const missing = PUBLISHED_LANGUAGES.filter((language) => !texts[language]);
    if (missing.length === 0) return [];
    const name = nameOf({ ...texts[DEFAULT_LANGUAGE]?.meta });
    const languages = new Intl.ListFormat('es').format(missing.map(languageLabel));
    const sentence = `«${name}» no está en ${languages}.`;
    return [{ group: 'Traducciones que faltan', ...formOf(collection, id), sentence }];
  });
}

/** Translations older than their Spanish text; they may still describe the sample company. */
function staleTranslations(): Task[] {
  const ledger = readLedger();
  return translationSources().flatMap(({ file, spanish, missing }) => {
    const now = fingerprint(spanish);
    const stale = PUBLISHED_LANGUAGES.filter(
      (language) =>
        language !== DEFAULT_LANGUAGE && missing(language) === 0 && ledger[file]?.[language] !== now,
    );
    if (stale.length === 0) return [];
    const languages = new Intl.ListFormat('es').format(stale.map(languageLabel));
    const sentence = `El español ha cambiado desde que se tradujo: revisa lo que dice en ${languages}.`;
    return taskIn(file, 'Traducciones por revisar', sentence);
  });
}

/** Remaining sample content, translations that are missing or stale. */
export function tasks(): Task[] {
  return [
    ...siteSamples().flatMap(({ file, group, sentence }) => taskIn(file, GROUPS[group], sentence)),
    ...(Object.keys(ENTRY_FORMS) as Collection[]).flatMap(missingTranslations),
    ...staleTranslations(),
  ];
}
