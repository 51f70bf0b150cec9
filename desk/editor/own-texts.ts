export type Data = Record<string, unknown>;

/** What is needed here of a field of a form. */
export type AnyField = { name: string; i18n?: unknown; fields?: readonly AnyField[] };

/**
 * The data of a translation without facts, which only the Spanish file has: Sveltia gives a new item of a list every field
 * in every language.
 */
export function ownTexts(fields: readonly AnyField[], data: Data): Data {
  const own = { ...data };
  for (const { name, i18n, fields: inner } of fields) {
    const value = own[name];
    if (!i18n) delete own[name];
    else if (!inner || !value) continue;
    else if (Array.isArray(value)) own[name] = value.map((item) => ownTexts(inner, item));
    else own[name] = ownTexts(inner, value as Data);
  }
  return own;
}
