/** Letters with a stroke, which are no letter and mark, as people type them. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss' };

/** The words of a text as they are compared: small letters without marks, figures as they are. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøß]/g, (letter) => STROKES[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What tells whether a text has every word that is looked for, whole or as the beginning of one. Capitals and accents do
 * not count; words of one or two letters do only where nothing longer is looked for, since they are in every text.
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
