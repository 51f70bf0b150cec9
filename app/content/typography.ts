import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '#app/site/language-codes.ts';

const HARD = '\u00a0';
const NARROW = '\u202f';
const JOINER = '\u2060';
const SPACE = `[ ${HARD}${NARROW}]`;

/** Quotation marks: outer pair, inner pair. */
const QUOTES: Record<Language, string> = {
  es: '«»“”',
  en: '‘’“”',
  it: '«»“”',
  de: '„“‚‘',
  pl: '„”«»',
  pt: '“”‘’',
};

/** A quotation mark that opens, «l’"acqua"» included; any other closes. */
const OPENING = /(?<=(?:^|[\s([¿¡«„“‘—–/])(?:<\/?\w+>)*)"|(?<=[’'])"(?=\p{L})/u;

/** Between a figure and its percent sign. */
const BEFORE_PERCENT: Record<Language, string> = { es: NARROW, en: '', it: '', de: NARROW, pl: '', pt: '' };

/** Unit symbols: a narrow no-break space before them in every language (SI brochure, 5.4.3: a space). */
const SIGNS = 'k?m[²³]?|[cm]m[²³]?|µm|k?g|t|l(?!’)|dBA?|k?Wh?|kWp|MPa|kN|Hz|°C|€|ppm|min|h';

/** Words that stay on one line with the figure before them. */
const WORDS: Record<Language, string> = {
  es: 'semanas?|días?|años?|mes(?:es)?|horas?|minutos?|metros?|milímetros?|centímetros?|kilos?|toneladas?|plantas?|euros?|mil|mill(?:ón|ones)|personas|profesionales',
  en: 'weeks?|(?:working )?days?|years?|months?|hours?|minutes?|metres?|millimetres?|centimetres?|kilos?|tonnes?|storeys?|euros?|thousand|million|billion|people|professionals',
  it: 'settiman[ae]|giorn[oi]|ann[oi]|mes[ei]|or[ae]|minut[oi]|metr[oi]|millimetr[oi]|centimetr[oi]|chil[oi]|tonnellat[ae]|pian[oi]|euro|mila|milion[ei]|miliard[oi]|persone|professionisti',
  de: 'Wochen?|(?:Werk)?[Tt]ag(?:en?)?|Jahren?|Jahre?|Monaten?|Monate?|Stunden?|Minuten?|Metern?|Millimetern?|Zentimetern?|Kilo|Tonnen?|Geschossen?|Geschosse|Euro|Millionen|Milliarden|Personen|Fachleuten?|Prozent|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  pl: 'tydzień|tygod\\p{L}+|dzień|dni\\p{L}*|lat\\p{L}{0,3}|rok\\p{L}{0,2}|miesi\\p{L}+|godzin\\p{L}*|minut\\p{L}*|metr\\p{L}*|milimetr\\p{L}*|centymetr\\p{L}*|kilo\\p{L}*|ton\\p{L}?|kondygnacj\\p{L}+|euro|tys\\.|mln|mld|osób|specjalist\\p{L}+|procent\\p{L}*',
  pt: 'semanas?|dias?|anos?|mês|meses|horas?|minutos?|metros?|milímetros?|centímetros?|quilos?|toneladas?|andares|pavimentos?|euros?|mil|milhão|milhões|bilhões|pessoas|profissionais',
};

/** What stays on one line with the number after it: «art. 91», «§ 5», «tabla 3.1». */
const BEFORE_NUMBER =
  '(?:§+|[Aa]rts?\\.|[Aa]rtículos?|[Pp]ágs?\\.|[Nn]úm\\.|n\\.º|[Nn]r\\.?|[Aa]bs\\.|[Uu]st\\.|[Nn]o\\.|[Pp]oz\\.|RD|[Tt]ab(?:l[ae]|el[ai]|ell[ae]))';

/** What stands between the ends of a range, in words. */
const TO: Record<Language, string> = { es: 'a', en: 'to', it: 'a', de: 'bis', pl: 'do', pt: 'a' };

/** Tags inside a text: `<small>`, and the seams between the pieces of a paragraph. */
const TAGS = '((?:</?\\w+>)*)';

/** End of a figure, or of a placeholder. */
const FIGURE = '(\\d|\\}\\})';

/** Sets straight quotation marks as the language does, one pair inside another too. */
function setQuotes(text: string, language: Language): string {
  const [openOuter = '', closeOuter = '', openInner = '', closeInner = ''] = QUOTES[language];
  let depth = 0;
  const open = () => (depth++ === 0 ? openOuter : openInner);
  const close = () => {
    depth = Math.max(0, depth - 1);
    return depth === 0 ? closeOuter : closeInner;
  };
  return text
    .split(OPENING)
    .map((piece, index) => (index === 0 ? '' : open()) + piece.replaceAll('"', close))
    .join('');
}

type Replacement = [find: RegExp, by: string];

function replacementsOf(language: Language): Replacement[] {
  const unit = `(?:${SIGNS})(?![\\p{L}\\d])|(?:${WORDS[language]})(?!\\p{L})|%`;
  return [
    // Standards and dates have hyphens too: only a figure with its unit is a range.
    [new RegExp(`(?<![\\w.,/-])(\\d+)-(?=\\d+${SPACE}?(?:${unit}))`, 'gu'), '$1–'],
    [new RegExp(`${FIGURE}${TAGS}${SPACE}?${TAGS}%`, 'gu'), `$1$2${BEFORE_PERCENT[language]}$3%`],
    [new RegExp(`${FIGURE}${TAGS}${SPACE}${TAGS}(?=(?:${SIGNS})(?![\\p{L}\\d]))`, 'gu'), `$1$2${NARROW}$3`],
    [new RegExp(`${FIGURE} × (?=\\d|\\{\\{)`, 'gu'), `$1${NARROW}×${NARROW}`],
    [new RegExp(`(€)${SPACE}(?=\\d)`, 'gu'), `$1${NARROW}`],
    [
      new RegExp(`(\\d\\.?|\\}\\})${TAGS} ${TAGS}(?=(?:${WORDS[language]})(?!\\p{L}))`, 'gu'),
      `$1$2${HARD}$3`,
    ],
    [new RegExp(`(?<!\\p{L})(${BEFORE_NUMBER}) (?=\\d)`, 'gu'), `$1${HARD}`],
    [new RegExp(`${FIGURE} (${TO[language]}) (?=\\d|\\{\\{)`, 'gu'), `$1${HARD}$2${HARD}`],
    // Resistance to fire, in minutes (EN 13501-2).
    [/(?<!\p{L})(R|EI|REI) (?=\d{2,3}(?!\d))/gu, `$1${HARD}`],
    // Documents of the building code, «DB-HS 1», in one piece. The font has no non-breaking hyphen.
    [/(?<!\p{L})DB-(?=\p{Lu})/gu, `DB-${JOINER}`],
    [new RegExp(`(?<=DB-${JOINER}\\p{Lu}{2,3}) (?=\\d)`, 'gu'), HARD],
    // So are standards, «UNE-EN 1993-1-2».
    [/(?<!\p{L})(UNE|NCSE)-(?=\p{Lu}|\d)/gu, `$1-${JOINER}`],
    [/(?<!\p{L})(EN|ISO) (?=\d)/gu, `$1${HARD}`],
    [new RegExp(`(?<=(?:EN|ISO)${HARD}[\\d${JOINER}-]+)-(?=\\d)`, 'gu'), `-${JOINER}`],
    // The font's dot has no room of its own: between «m²» and «K» it would touch both.
    [/m²·K/g, `m²${NARROW}·${NARROW}K`],
    // A line does not begin with a dash.
    [/ ([–—]) /g, `${HARD}$1 `],
    ...(language === 'de'
      ? [[/(?<!\p{L})(\p{L}\.) ?(?=(?:[BhaRUdÄäÖöÜ])\.)/gu, `$1${NARROW}`] as Replacement]
      : []),
    ...(language === 'pl'
      ? [
          [new RegExp(`(?<![\\p{L}\\d.’'-])([aiouwz])${TAGS} `, 'giu'), `$1$2${HARD}`] as Replacement,
          // Its thousands are set apart by a space.
          [/(?<![\d.,])(\d{1,3}) (?=\d{3}(?!\d))/g, `$1${HARD}`] as Replacement,
        ]
      : []),
  ];
}

const replacements = new Map<Language, Replacement[]>();

/** URLs and e-mail addresses, which a changed character would break. */
const ADDRESS = /(https?:\/\/[^\s<]+|[^\s<]+@[^\s<]+)/;

/**
 * Sets the quotation marks, range dashes and no-break spaces of a language: between a figure and its unit or percent
 * sign, inside a range, after one-letter words in Polish, inside German abbreviations. A finished text stays as it is.
 */
export function setTypography(text: string, language: Language): string {
  const rules = replacements.get(language) ?? replacementsOf(language);
  replacements.set(language, rules);
  return text
    .split(ADDRESS)
    .map((part, index) =>
      // `split` puts what the expression captures at the odd indices.
      index % 2 === 1
        ? part
        : rules.reduce((set, [find, by]) => set.replace(find, by), setQuotes(part, language)),
    )
    .join('');
}

/** Joins the text nodes of a paragraph while it is processed as a whole: the expressions skip tags. */
const SEAM = '<x>';

/** `setTypography` for a Markdown tree: paragraph by paragraph, across emphasis and links. Code stays as it is. */
export function setTypographyIn(tree: Root, language: Language): void {
  visit(tree, (node) => {
    if (node.type === 'image') node.title = node.title && setTypography(node.title, language);
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const pieces: { value: string }[] = [];
    visit(node, 'text', (piece) => void pieces.push(piece));
    const set = setTypography(pieces.map(({ value }) => value).join(SEAM), language).split(SEAM);
    for (const [index, piece] of pieces.entries()) piece.value = set[index] ?? piece.value;
  });
}
