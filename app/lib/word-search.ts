/** Letters that NFD does not decompose, as people type them. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss' };

/** The words of a text, normalised: lower case, without diacritics. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøß]/g, (letter) => STROKES[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A test for texts that have every word of the query, whole or as a prefix; case and accents are ignored. Words of one or
 * two letters, unlike figures, count only if the query has nothing longer: they are in every text.
 * @param query as it was typed
 */
export function wordSearch(query: string): (text: string) => boolean {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => /\d|.../u.test(word));
  const wanted = telling.length > 0 ? telling : typed;
  return (text) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}
