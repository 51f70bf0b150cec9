import { globSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '#app/site/languages.ts';
import { CLAIMS_FILE, type Claim, claims } from './claims.ts';
import { fieldOf, projectFile, readText } from './source.ts';

type Unit = Claim['unit'];

/** A claim's figure that is written out where its placeholder belongs. */
export type FigureByHand = {
  file: string;
  /** field or line */
  place: string;
  claim: string;
  /** the figure with its unit, as written */
  figure: string;
};

/** Names of the units as regular expressions: every inflected form, in lower case. */
const UNITS: Record<Exclude<Unit, 'percent'>, Record<Language, string>> = {
  weeks: {
    es: 'semanas?',
    en: 'weeks?',
    it: 'settiman[ae]',
    de: 'wochen?',
    pl: 'tydzie[nń]|tygod\\p{L}+',
    pt: 'semanas?',
  },
  days: {
    es: 'días?',
    en: 'days?',
    it: 'giorn[oi]',
    de: 'tag(?:e[ns]?)?',
    pl: 'dzień|dni\\p{L}*',
    pt: 'dias?',
  },
  years: {
    es: 'años?',
    en: 'years?',
    it: 'ann[oi]',
    de: 'jahr(?:e[ns]?)?|jährig\\p{L}*',
    pl: 'lat(?:a|ach|ami|om)?|letni\\p{L}*|rok|roku',
    pt: 'anos?',
  },
  people: {
    es: 'profesionales|personas|trabajadores|técnicos|especialistas|empleados',
    en: 'professionals|people|specialists|workers|employees',
    it: 'professionisti|persone|specialisti|addetti|dipendenti|tecnici',
    de: 'fachleuten?|fachkräften?|menschen|personen|mitarbeite\\p{L}+|beschäftigten?|spezialisten',
    pl: 'specjalist\\p{L}*|osób|osoby|fachowc\\p{L}*|pracownik\\p{L}*|profesjonalist\\p{L}*',
    pt: 'profissionais|pessoas|especialistas|técnicos|funcionários',
  },
};

const PERCENT = '%|por ciento|per ?cent|per cento|prozent\\p{L}*|procent\\p{L}*|por cento';

const MORE_THAN = 'más de|more than|over|più di|oltre|mehr als|über|ponad|więcej niż|mais de';

/** Between the two ends of a range: a dash or a word, and an article before the second end. */
const CONNECTION =
  "(?: ?[-–—‑] ?| (?:a|al|y|e|ed|to|and|bis|und|do|i|ai|alle|até|à|hasta) )(?:(?:un|una|el|la|las|il|lo|le|die|der) |(?:l|all)[’'])?";

/** Between a figure and its unit: spaces, the hyphen of «20-year», the full stop of «14. Woche», tags like `<small>`. */
const GAP = '(?:[ -]|\\. (?=\\p{L})|</?\\w+>)*';

/** A figure must not be the end of a longer number, nor of a range that starts with another figure. */
const START = '(?<![\\d.,]|\\d ?[-–—‑] ?)';

function unitOf({ unit }: Claim, language: Language): string {
  return unit === 'percent' ? PERCENT : UNITS[unit][language];
}

/** Expressions that find a claim's figure, by language. Cached, because thousands of texts are searched with each. */
const patterns = new WeakMap<Claim, Partial<Record<Language, RegExp[]>>>();

function patternsOf(claim: Claim, language: Language): RegExp[] {
  const known = patterns.get(claim) ?? {};
  patterns.set(claim, known);
  known[language] ??= makePatterns(claim, language);
  return known[language];
}

function makePatterns(claim: Claim, language: Language): RegExp[] {
  const unit = unitOf(claim, language);
  const word = claim.unit === 'percent' ? `(?:${unit})` : `(?:${unit})(?!\\p{L})`;
  const numbers = typeof claim.value === 'number' ? [claim.value] : Object.values(claim.value);
  const any = `(?:${numbers.join('|')})(?![\\d]|[.,]\\d)`;
  const sources = [`${START}${any}${GAP}${word}`];
  if (claim.unit === 'weeks' || claim.unit === 'days') {
    sources.push(`(?<!\\p{L})${word} ${any}`);
  }
  if (typeof claim.value !== 'number') {
    const { from, to } = claim.value;
    const range = `${START}${from}(?:${GAP}${word})?\\.?${CONNECTION}${to}(?![\\d]|[.,]\\d)`;
    // The unit may stand before: «por semanas: entre 9 y 14».
    sources.unshift(`${range}${GAP}${word}`, `(?<=${word}.*)${range}`, `${range}(?=.*${word})`);
  }
  if (claim.unit === 'people') {
    sources.push(`\\+ ?${any}`, `${START}${any} ?\\+`, `(?:${MORE_THAN}) ${any}(?=[:;.,)]|$)`);
  }
  return sources.map((source) => new RegExp(source, 'iu'));
}

/** Normalises a text for the search: plain spaces, no placeholders, no URLs. */
function plain(text: string): string {
  return text
    .replace(/\{\{[^{}]*\}\}/g, '□')
    .replace(/\]\([^)\s]*/g, '](')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/**
 * The figures of claims that a text writes out, each with the name of its claim. A sentence with one of the claim's
 * `otherMeanings` is left alone.
 * @param register the claims to look for, by name
 */
export function figuresIn(
  text: string,
  language: Language,
  register: Record<string, Claim>,
): { claim: string; figure: string }[] {
  // A full stop after a figure ends no sentence: «14. Woche».
  const sentences = plain(text)
    .split(/(?<=(?<!\d)[.!?…]["”»’)*]*)\s+(?=["“„«¿¡(*]*\p{Lu})|\n/u)
    .filter((sentence) => /\d/.test(sentence));
  if (sentences.length === 0) return [];
  return Object.entries(register).flatMap(([name, claim]) => {
    const meansOther = (sentence: string) =>
      claim.otherMeanings?.some((fragment) => sentence.includes(plain(fragment)));
    return sentences.flatMap((sentence) => {
      if (meansOther(sentence)) return [];
      const [figure] = patternsOf(claim, language)
        .map((pattern) => pattern.exec(sentence)?.[0])
        .filter(Boolean);
      return figure ? [{ claim: name, figure: figure.trim() }] : [];
    });
  });
}

type Text = { file: string; place: string; language: Language; text: string };

/** Fields that hold no prose: addresses. */
const NO_PROSE = new Set(['address', 'slug', 'url']);

type Place = (string | number)[];

/** Every string of a file's data, and where it stands. */
function strings(value: unknown, place: Place = []): { place: Place; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, [...place, index]));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !NO_PROSE.has(key))
    .flatMap(([key, item]) => strings(item, [...place, key]));
}

/** Texts of the files `<language>.yaml` and `*.<language>.yaml`. */
function yamlTexts(): Text[] {
  return globSync(`content/**/{,*.}{${LANGUAGES.join(',')}}.yaml`, { cwd: projectFile() })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(path.posix.dirname(CLAIMS_FILE)))
    .flatMap((file) => {
      const data = parse(readText(file));
      const language = file.slice(-7, -5) as Language;
      return strings(data).map(({ place, text }) => ({ file, place: fieldOf(place, data), language, text }));
    });
}

function markdownTexts(): Text[] {
  return globSync(`content/*/*/index.{${LANGUAGES.join(',')}}.md`, { cwd: projectFile() }).flatMap(
    (found) => {
      const file = found.replaceAll('\\', '/');
      const language = file.slice(-5, -3) as Language;
      return readText(file)
        .split('\n')
        .map((text, index) => ({ file, place: `línea ${index + 1}`, language, text }))
        .filter(({ text }) => !/^(?:slug|url):/.test(text));
    },
  );
}

/** Texts of the interface, and their keys, which are the Spanish ones. */
function interfaceTexts(): Text[] {
  return LANGUAGES.flatMap((language) => {
    const file = `content/interface/${language}.json`;
    return Object.entries(JSON.parse(readText(file)) as Record<string, string>).flatMap(([key, text]) => [
      ...(language === 'en' ? [{ file, place: `clave «${key}»`, language: 'es' as const, text: key }] : []),
      { file, place: `"${key}"`, language, text },
    ]);
  });
}

/** Every figure of a claim that content/ writes out by hand, in the order of the files. */
export function figuresByHand(): FigureByHand[] {
  const register = claims();
  return [...yamlTexts(), ...markdownTexts(), ...interfaceTexts()]
    .flatMap(({ text, language, file, place }) =>
      figuresIn(text, language, register).map((found) => ({ file, place, ...found })),
    )
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** What is wrong with a figure by hand, and what to do about it. */
export function adviceOn({ place, claim, figure }: FigureByHand): string {
  return `${place}: «${figure}»: se esperaba {{claims.${claim}…}}, o la frase en «otherMeanings» de esa cifra (${CLAIMS_FILE})`;
}
