import { YAMLParseError } from 'yaml';

/** Signs that begin something else than a text in YAML (https://yaml.org/spec/1.2.2/, section 5.3). */
const NEEDS_QUOTES = /^\s*(?:- )*(?:[\w-]+:\s+)?(?:- )*[{[\]}@`%&*!|>,?]/;

const QUOTED_TEXT = /^\s*(?:- )*(?:[\w-]+:\s+)?(["'])(.*)$/;

/** Whether a line begins a text with a quotation mark and does not end it. */
function leavesQuoteOpen(line: string): boolean {
  const [, mark = '', rest = ''] = QUOTED_TEXT.exec(line) ?? [];
  if (!mark) return false;
  return !rest.replace(mark === '"' ? /\\./g : /''/g, '').includes(mark);
}

/** What each code of the parser's errors means, for somebody who has never seen YAML. */
const MEANINGS: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'empieza con un tabulador: se esperaban espacios',
  BLOCK_AS_IMPLICIT_KEY:
    'tiene dos puntos dentro de un texto, o está metida más adentro que su grupo: un texto con «: » va entre comillas',
  DUPLICATE_KEY: 'repite un campo que ya está en su grupo',
  BAD_INDENT: 'no empieza a la misma altura que las demás de su grupo',
  BAD_DQ_ESCAPE: 'tiene una barra «\\» que no se entiende entre comillas dobles: usa comillas simples',
  MULTILINE_IMPLICIT_KEY: 'no tiene los dos puntos y el espacio que separan un campo de su valor',
};

/**
 * What is wrong with a text that is not YAML, in Spanish, with its line.
 * @param error that the parser has thrown
 * @param text that was parsed
 * @param firstLine line of the file that the text begins in
 */
export function yamlMistake(error: unknown, text: string, firstLine = 1): string {
  const lines = text.split('\n');
  const at = (index: number, meaning: string) =>
    `línea ${index + firstLine}: no se puede leer: ${meaning}: «${(lines[index] ?? '').trim()}»`;
  const reported = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) - 1 : undefined;
  // The parser reports where it stops. A text may have begun lines before, with a quotation mark that nothing closes.
  const open = lines.findIndex(leavesQuoteOpen);
  if (open >= 0 && open <= (reported ?? Number.POSITIVE_INFINITY)) {
    return at(open, 'falta la comilla que cierra el texto');
  }
  // The parser gives no line for a reference to what is not there, such as `*word`.
  const line = reported ?? lines.findIndex((each) => NEEDS_QUOTES.test(each));
  if (line < 0) return 'no se puede leer: no está escrito como los demás archivos';
  const code = error instanceof YAMLParseError ? error.code : undefined;
  const written = lines[line] ?? '';
  if (code !== 'TAB_AS_INDENT' && NEEDS_QUOTES.test(written)) {
    return at(line, 'un texto que empieza por uno de estos signos va entre comillas: { [ @ ` % & * ! | >');
  }
  return at(line, (code && MEANINGS[code]) ?? 'no está escrita como las demás: ¿sobran comillas o espacios?');
}
