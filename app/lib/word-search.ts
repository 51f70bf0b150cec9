import type { Language } from '#app/site/language-codes.ts';

/** Letters that NFD does not decompose, as people type them. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss' };

/**
 * Endings that a word changes when it is bent or made of another one, without accents; the longest that fits is taken off.
 * The shorter a stem may be, the more short words meet: Spanish has «casa», German «Haus».
 */
const ENDINGS: Readonly<Record<Language, { least: number; endings: RegExp }>> = {
  es: {
    least: 3,
    endings: /(a?ciones|a?cion|[ai]mientos?|iendo|ando|[ai]d[ao]s?|[aei]ran?|[aei]r|ces|z|[aeo]s?|s)$/,
  },
  en: { least: 3, endings: /(ations?|ated?|ing|ings|ied|ies|ed|er|ers|es|e|s|y)$/ },
  de: { least: 4, endings: /(ungen|ung|ern|em|en|er|es|e|n|s)$/ },
  it: {
    least: 3,
    endings: /(a?zion[ei]|[ai]ment[oi]|[aei]re|[aei]ra|[aiu]t[aeio]|h?[ei]|[ao])$/,
  },
  pl: {
    least: 3,
    endings: /(owych|ami|ach|ego|emu|[yi]mi|[yi]ch|ow[ayei]|ow|om|em|ie|ia|iu|[aeiouy])$/,
  },
  pt: {
    least: 3,
    endings:
      /(a?coes|a?cao|[ai]mentos?|[ai]d[ao]s?|oes|ao|[aei]is|[aei]l|[aei]ns|[aei]m|[aei]ra|[aei]r|[aeo]s?|s)$/,
  },
};

/** German writes several words as one: «Grundsteuer». A part of a word this long is looked for inside others. */
const COMPOUND_PART = 4;

/** The words of a text, normalised: lower case, without diacritics; German ones also if they were typed as `ae`. */
function wordsOf(text: string, language: Language): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøß]/g, (letter) => STROKES[letter] ?? letter);
  const folded = language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stemOf(word: string, language: Language): string {
  const { least, endings } = ENDINGS[language];
  // The longest ending that leaves enough: a shorter one begins further on in the word.
  for (let start = least; start < word.length; start++) {
    const found = endings.exec(word.slice(start));
    if (found && found.index === 0) return word.slice(0, start);
  }
  return word;
}

/**
 * A test for texts that have every word of the query: as it is, as a beginning, or with another ending; case and accents
 * are ignored. Words of one or two letters, unlike figures, count only if the query has nothing longer: they are in every
 * text. A query without any letter or figure is in no text.
 * @param query as it was typed
 * @param language of the texts
 */
export function wordSearch(query: string, language: Language): (text: string) => boolean {
  const typed = wordsOf(query, language);
  const telling = typed.filter((word) => /\d|.../u.test(word));
  const wanted = (telling.length > 0 ? telling : typed).map((start) => ({
    start,
    stem: stemOf(start, language),
  }));
  const isIn = (word: string, { start, stem }: (typeof wanted)[number]) =>
    word.startsWith(start) ||
    stemOf(word, language) === stem ||
    (language === 'de' && stem.length >= COMPOUND_PART && word.includes(stem));
  return (text) => {
    const words = wordsOf(text, language);
    return wanted.length > 0 && wanted.every((one) => words.some((word) => isIn(word, one)));
  };
}
