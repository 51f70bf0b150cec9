import type { Language } from '../../app/site/languages.ts';

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
  return (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();
}

/** Everyday Spanish words that are no words of the other language, nor parts of names. */
const SPANISH: readonly string[] = [
  'el',
  'los',
  'las',
  'del',
  'una',
  'unos',
  'unas',
  'y',
  'pero',
  'según',
  'también',
  'donde',
  'cuando',
  'muy',
  'sobre',
  'desde',
  'hasta',
  'entre',
  'hay',
  'está',
  'están',
  'tiene',
  'puede',
  'obra',
  'obras',
  'vivienda',
  'viviendas',
  'edificio',
  'acero',
  'estructura',
  'presupuesto',
  'nuestra',
  'nuestro',
  'casa',
  'semanas',
  'años',
  'correo',
  'teléfono',
  'mensaje',
  'cubierta',
  'muro',
  'aislamiento',
  'garantía',
  'ver',
  'pedir',
  'volver',
];

/** Those of them that are words of a language too. */
const SHARED: Record<Language, readonly string[]> = {
  es: SPANISH,
  en: ['obras', 'y'],
  it: ['una', 'entre', 'casa', 'cubierta', 'muro'],
  de: ['hasta'],
  pl: ['y', 'hay', 'ver'],
  pt: ['una', 'sobre', 'desde', 'entre', 'obra', 'obras', 'estrutura', 'casa', 'correo', 'muro', 'ver'],
};

/** Spanish words left in a text of another language. */
export function spanishLeftIn(text: string, language: Language): string[] {
  const suspicious = new Set(SPANISH.filter((word) => !SHARED[language].includes(word)));
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => suspicious.has(word));
}
