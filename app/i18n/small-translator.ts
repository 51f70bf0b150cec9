import { DEFAULT_LANGUAGE, type Language } from '#app/site/languages.ts';

/** Texts by key; texts inside texts are reached with dots. */
export type Texts = { readonly [key: string]: string | Texts };

export type Values = Record<string, string | number>;

/** What says the texts of one language. */
export type Translator = { language: Language; t: (key: string, values?: Values) => string };

const NAMESPACE = 'translation';

/** The whole key first, dots and all; then, from its first dot on, texts inside texts. */
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
 * i18next as this site uses it, at a twentieth of its weight: it says in the browser what i18next has said in the
 * documents. Keys with `.` and `:`, values in `{{ }}`, plural forms, and Spanish for what is missing; no nesting with
 * `$t( )`, no formats, no contexts. `tests/unit/small-translator.test.ts` holds it to i18next itself.
 * @param texts the language's texts
 * @param spanish what Spanish says in other words than its keys: plural forms
 */
export function createSmallTranslator(language: Language, texts: Texts, spanish: Texts): Translator {
  return {
    language,
    t(given, values = {}) {
      // A sentence may have colons; what has no blank before its first dot is a path, and names its namespace.
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
