import type { WallLayer } from '#app/content/collections.ts';
import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';

/**
 * A number as the language writes it: `12,5` in Spanish, `12.5` in English. The first number that `Intl` formats takes a
 * phone 55 ms, so numbers below 1,000 are formatted here.
 * @param digits after the decimal mark; by default as many as there are, at most two
 */
export function decimal(value: number, language: Language, digits?: number): string {
  const { locale, decimalMark } = LANGUAGE_INFO[language];
  if (Math.abs(value) >= 1000) {
    return new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits ?? 2,
    }).format(value);
  }
  const written = digits === undefined ? String(Math.round(value * 100) / 100) : value.toFixed(digits);
  return written.replace('.', decimalMark);
}

/** A length in millimetres with its unit, joined by a narrow space that does not break. */
export function millimetres(value: number, language: Language): string {
  return `${decimal(value, language)}\u202fmm`;
}

/** A temperature with its unit. */
export function celsius(value: number, language: Language): string {
  return `${decimal(value, language)}\u202f°C`;
}

/** Thickness of a layer: `60 mm`, or `2 × 12,5 mm` if it is made of several sheets. */
export function layerThickness({ sheets, thickness }: WallLayer, language: Language): string {
  const one = millimetres(thickness, language);
  return sheets > 1 ? `${sheets}\u202f×\u202f${one}` : one;
}

/** Millimetres of a layer with all its sheets. */
export function depthOf({ sheets, thickness }: Pick<WallLayer, 'sheets' | 'thickness'>): number {
  return sheets * thickness;
}

/** Millimetres of the whole wall, without the errors of binary fractions. */
export function wallDepth(layers: readonly WallLayer[]): number {
  return Math.round(layers.reduce((sum, layer) => sum + depthOf(layer), 0) * 100) / 100;
}

/** Bays of the roof truss, each as wide as the spacing of the studs. */
export const TRUSS_BAYS = 12;
