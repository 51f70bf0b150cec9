import type { Key } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';
import { ContentError, readText } from './source.ts';

const dictionaries = new Map<Language, Record<string, string>>();

function dictionary(language: Language): Record<string, string> {
  const known = dictionaries.get(language);
  if (known) return known;
  const texts = JSON.parse(readText(`content/interface/${language}.json`)) as Record<string, string>;
  dictionaries.set(language, texts);
  return texts;
}

/**
 * A text of the interface for scripts, which have no bundler to bring the dictionaries. Without plural forms.
 * @param key the Spanish text
 * @throws {ContentError} if the language has no such text
 */
export function interfaceText(
  language: Language,
  key: Key,
  values: Record<string, string | number> = {},
): string {
  const text = language === DEFAULT_LANGUAGE ? key : dictionary(language)[key];
  if (!text) throw new ContentError(`content/interface/${language}.json`, [`"${key}" is missing`]);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
