import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';

/** Texts by key; nested texts are reached with dots. */
export type Texts = { readonly [key: string]: string | Texts };

export type Values = Record<string, string | number>;

/** Gives the texts of one language. */
export type Translator = { language: Language; t: (key: string, values?: Values) => string };

const NAMESPACE = 'translation';

/** Looks for the whole key first, dots included; then, from its first dot on, in nested texts. */
function find(texts: Texts, key: string): string | undefined {
  const whole = texts[key];
  if (typeof whole === 'string') return whole;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const inner = texts[key.slice(0, dot)];
    if (typeof inner === 'object') return find(inner, key.slice(dot + 1));
  }
  return undefined;
}

/** Keys to look for, best first: with a count, the plural form of that number. */
function forms(key: string, count: unknown, language: Language): string[] {
  if (typeof count !== 'number') return [key];
  const form = new Intl.PluralRules(language).select(count);
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${form}`, key, `${key}_other`];
}

/**
 * The part of i18next that this site uses, at a twentieth of its size: in the browser it gives the same texts as i18next
 * in the documents. Keys with `.` and `:`, values in `{{ }}`, plural forms, and Spanish as the fallback; no nesting with
 * `$t( )`, no formats, no contexts. `browser-translator.test.ts` compares it with i18next.
 * @param texts the language's texts
 * @param spanish Spanish texts that differ from their keys: plural forms
 */
export function createBrowserTranslator(language: Language, texts: Texts, spanish: Texts): Translator {
  return {
    language,
    t(given, values = {}) {
      // A key with no blank before its first dot is a path, and may name a namespace; a colon in a sentence names none.
      const isPath = /^([^ ,?!;.]+\.|[^ ,?!;]*$)/.test(given);
      const [namespace = NAMESPACE, ...parts] = isPath ? given.split(':') : [];
      const key = parts.length > 0 ? parts.join('.') : given;
      let text: string | undefined;
      if (parts.length === 0 || namespace === NAMESPACE) {
        for (const form of forms(key, values.count, language)) text ||= find(texts, form);
        for (const form of forms(key, values.count, DEFAULT_LANGUAGE)) text ||= find(spanish, form);
      }
      return (text || key).replace(/\{\{-?(.+?)\}\}/g, (whole, name: string) =>
        Object.hasOwn(values, name.trim()) ? `${values[name.trim()] ?? ''}` : whole,
      );
    },
  };
}
