import type { ReactNode } from 'react';

/**
 * A translated text with marked parts, e.g. `Acepto la <link>política</link>.`
 * @param text the text; marks do not nest
 * @param marks what each mark becomes, given the words between its tags
 */
export function RichText({
  text,
  marks,
}: {
  text: string;
  marks: Record<string, (words: string) => ReactNode>;
}) {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
    const match = /^<(\w+)>(.*)<\/\1>$/.exec(part);
    const mark = match?.[1] && marks[match[1]];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <span key={index}>{mark ? mark(match?.[2] ?? '') : part}</span>;
  });
}
