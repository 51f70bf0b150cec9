import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { type Language, languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentOf } from '../support/built-site.ts';

const BLOCKS =
  'h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, summary, label, legend, button, a, title';

/** The texts of an address, each read as one. Code, and `<address>` with the owner's settings, are exempt. */
function textsOf(address: string): string[] {
  const document = documentOf(address);
  const described = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const blocks = [...document.querySelectorAll(BLOCKS)]
    .filter((element) => !element.querySelector('code') && !element.closest('address, code'))
    .map((element) => element.textContent ?? '');
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return [...blocks, ...described, description];
}

const texts = Object.fromEntries(
  PUBLISHED_LANGUAGES.map((language) => [
    language,
    siteAddresses()
      .filter((address) => languageOfPath(address) === language)
      .flatMap(textsOf),
  ]),
) as Record<Language, string[]>;

/** What an expression matches in the texts, with up to 12 characters around it. */
function found(language: Language, expression: string): string[] {
  const around = new RegExp(`.{0,12}(?:${expression}).{0,12}`, 'giu');
  return texts[language].flatMap((text) => text.match(around) ?? []);
}

/** How each language sets a percent sign; figures in display sizes have the wider no-break space. */
const PERCENT: Record<Language, string> = {
  es: '\\d[\\u00a0\\u202f]%',
  en: '\\d%',
  it: '\\d%',
  de: '\\d[\\u00a0\\u202f]%',
  pl: '\\d%',
  pt: '\\d%',
};

const QUOTES: Record<Language, string> = {
  es: '«[^»]+»',
  en: '‘[^’]+’',
  it: '«[^»]+»',
  de: '„[^“]+“',
  pl: '„[^”]+”',
  pt: '“[^”]+”',
};

/** Quotation marks of other languages, but not `’`, which is also the apostrophe. */
const FOREIGN_QUOTES: Record<Language, string> = {
  es: '["„]',
  en: '["„«»“]',
  it: '["„]',
  de: '["«»”]',
  pl: '["“‘]',
  pt: '["„«»]',
};

describe.each(PUBLISHED_LANGUAGES)('typography in %s', (language) => {
  test('a percent sign stands as the language sets it', () => {
    const all = found(language, '\\d\\s?%');
    expect(all.filter((piece) => !new RegExp(PERCENT[language]).test(piece))).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
  });

  test('no figure is parted from its unit at the end of a line', () => {
    expect(found(language, '\\d (?:mm|cm|m|m²|km|kg|kWh|kW|W/m|dBA?|€|°C)(?![\\p{L}-])')).toEqual([]);
    expect(
      found(language, '\\d[\\u00a0\\u202f](?:mm|m|m²|kg|kWh|W/m|dBA?|€)(?!\\p{L})').length,
    ).toBeGreaterThan(15);
  });

  test('quotation marks are those of the language, in pairs', () => {
    expect(found(language, FOREIGN_QUOTES[language])).toEqual([]);
    expect(found(language, QUOTES[language]).length).toBeGreaterThan(10);
  });
});
