import type { Language } from '#app/site/published-languages.ts';

/**
 * The numbers in a text, whatever the language's way of writing them: thousands and decimal signs, spaces and signs
 * dropped, so that "2.703,5", "2,703.5" and "2 703,5" are the same number.
 */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f ]\d+)*/gu) ?? [])
    .flatMap((number) =>
      /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?$/.test(number)
        ? [number]
        : number.split(/[\u00a0\u202f ]/),
    )
    .map((number) => number.replace(/[^\d]/g, ''))
    .sort();
}

/** Names of the values and marks in a text: `{{name}}`, `<link>`. */
export function placeholdersIn(text: string): string[] {
  return (text.match(/\{\{[\w.-]+\}\}|<\/?\w+>/g) ?? []).sort();
}

/** Everyday Spanish words that are not parts of names. */
const SPANISH: readonly string[] = `
el los las del una unos unas y pero según también donde cuando muy sobre desde hasta entre hay está están
tiene puede obra obras vivienda viviendas edificio acero estructura presupuesto nuestra nuestro casa
semanas años correo teléfono mensaje cubierta muro aislamiento garantía ver pedir volver`
  .trim()
  .split(/\s/);

/** Those of them that are words of a language too. */
const SHARED: Record<Language, readonly string[]> = {
  es: SPANISH,
  en: [],
  it: ['una', 'del', 'entre', 'casa', 'edificio', 'muro'],
  de: [],
  pl: [],
  pt: ['sobre', 'desde', 'entre', 'está', 'obra', 'obras', 'casa', 'muro', 'semanas', 'ver', 'pedir'],
};

/** Names that stay Spanish: laws and papers, which the text explains, works and places. */
const TERMS =
  /Ley del IVA|Ley (?:Orgánica )?\d+\/\d{4}(?:, de [^()]*)?|Código Técnico|Código Estructural|[Ll]ibro del [Ee]dificio|Villa del Sol|El Roble|El Comtat/g;

/** Spanish words left in a text of another language. */
export function spanishLeftIn(text: string, language: Language): string[] {
  const suspicious = new Set(SPANISH.filter((word) => !SHARED[language].includes(word)));
  // "corrigi-los" is Portuguese: what follows a hyphen is no word of its own.
  const words =
    text
      .replace(TERMS, '')
      .toLowerCase()
      .match(/(?<![-\p{L}])\p{L}+/gu) ?? [];
  return words.filter((word) => suspicious.has(word));
}
