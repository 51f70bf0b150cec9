import { type Collection, entries } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { fingerprint, readLedger, translationSources } from '#tools/i18n/sources.ts';
import { GROUPS, type Sample, siteSamples } from '#tools/preflight/samples.ts';
import { type FormPlace, formOf, formOfFile } from './forms/form-places.ts';
import { ENTRY_FORMS } from './forms/forms.ts';
import { languageLabel } from './forms/labels.ts';

/** Something an owner has to do. */
export type Task = FormPlace & {
  /** heading of the tasks of its kind */
  group: string;
  sentence: string;
};

function taskOf({ file, group, sentence }: Sample): Task[] {
  const place = formOfFile(file);
  return place ? [{ group: GROUPS[group], ...place, sentence }] : [];
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

/** Translations older than their Spanish text; they may still describe the sample company. */
function staleTranslations(): Task[] {
  const ledger = readLedger();
  return translationSources().flatMap(({ file, spanish, missing }) => {
    const place = formOfFile(file);
    const now = fingerprint(spanish);
    const stale = PUBLISHED_LANGUAGES.filter(
      (language) =>
        language !== DEFAULT_LANGUAGE && missing(language) === 0 && ledger[file]?.[language] !== now,
    );
    if (!place || stale.length === 0) return [];
    const languages = new Intl.ListFormat('es').format(stale.map(languageLabel));
    const sentence = `El español ha cambiado desde que se tradujo: revisa lo que dice en ${languages}.`;
    return [{ group: 'Traducciones por revisar', ...place, sentence }];
  });
}

/** Remaining sample content, translations that are missing or stale. */
export function tasks(): Task[] {
  return [
    ...siteSamples().flatMap(taskOf),
    ...(Object.keys(ENTRY_FORMS) as Collection[]).flatMap(missingTranslations),
    ...staleTranslations(),
  ];
}
