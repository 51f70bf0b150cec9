import { existsSync } from 'node:fs';
import type { Key } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';
import { CLAIMS_FILE, UnknownClaim } from './claims.ts';
import { finishedText } from './finished-text.ts';
import { ContentError, projectFile, readJson } from './source.ts';

const dictionaryFile = (language: Language) => `content/interface/${language}.json`;

/** Whether the interface has been translated into a language. */
export function hasDictionary(language: Language): boolean {
  return existsSync(projectFile(dictionaryFile(language)));
}

/** Plural suffix of a key. */
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * The finished Spanish text of a key, which is the key that components use in a built site.
 * @param file where the key stands, for the error message
 * @throws {ContentError} if it names a claim that does not exist
 */
export function finishedKey(key: string, file: string): string {
  return finished(key, DEFAULT_LANGUAGE, file, key);
}

function finished(text: string, language: Language, file: string, key: string): string {
  try {
    return finishedText(text, language);
  } catch (error) {
    if (!(error instanceof UnknownClaim)) throw error;
    // The owner cannot change a text of the interface, but has deleted its claim.
    if (text === key)
      throw new ContentError(CLAIMS_FILE, [`lo necesita un texto de la web: «${key}»: ${error.message}`]);
    throw new ContentError(file, [`«${key}»: ${error.message}`]);
  }
}

/**
 * A dictionary of the interface as a built site has it: keys and texts with the numbers of the claims in them. Keys that
 * become identical that way must have the same translation.
 * @throws {ContentError} for a claim that does not exist, or two translations of one text
 */
export function finishedDictionary(language: Language): Record<string, string> {
  const file = dictionaryFile(language);
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries(readJson<Record<string, string>>(file))) {
    const [form = ''] = PLURAL_FORM.exec(key) ?? [];
    const its = finishedKey(form ? key.slice(0, -form.length) : key, file) + form;
    const said = finished(text, language, file, key);
    if (texts[its] !== undefined && texts[its] !== said) {
      throw new ContentError(file, [`«${key}»: otro texto dice lo mismo en español: «${its}»`]);
    }
    texts[its] = said;
  }
  return texts;
}

const dictionaries = new Map<Language, Record<string, string>>();

function dictionary(language: Language): Record<string, string> {
  const known = dictionaries.get(language) ?? finishedDictionary(language);
  dictionaries.set(language, known);
  return known;
}

/**
 * A text of the interface for code without a translator: build steps and structured data. No plural forms.
 * @param key the Spanish text
 * @param values by the names of their placeholders
 * @throws {ContentError} if the language has no such text
 */
export function interfaceText(
  language: Language,
  key: Key,
  values: Record<string, string | number> = {},
): string {
  const file = dictionaryFile(language);
  const spanish = finishedKey(key, file);
  const text = language === DEFAULT_LANGUAGE ? spanish : dictionary(language)[spanish];
  if (!text) throw new ContentError(file, [`«${key}» falta`]);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
