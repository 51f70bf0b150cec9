import type { Language } from '../app/site/languages.ts';

/** Letters that keep their sound only if they are written as two, and one that has no mark to take away. */
const SPELLED: Partial<Record<Language, Record<string, string>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  pl: { ł: 'l' },
};

/**
 * The anchor of a heading, from its words: small letters without marks and figures, joined by hyphens, so that it
 * reads the same in an address bar and in a message.
 * @param text the heading
 * @param taken anchors of the headings above; the new one is added
 * @returns the anchor, with a number if it was taken; empty if the heading has no words
 */
export function anchorFor(text: string, language: Language, taken: Set<string>): string {
  const spelled = text.toLowerCase().replace(/\p{L}/gu, (letter) => SPELLED[language]?.[letter] ?? letter);
  const plain = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let anchor = plain;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${plain}-${number}`;
  taken.add(anchor);
  return anchor;
}
