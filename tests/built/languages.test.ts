import { franc } from 'franc';
import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { type Language, languageOfPath } from '#app/site/published-languages.ts';
import { documentOf, singleSpaced } from '../support/built-site.ts';
import { spanishLeftIn } from '../support/text.ts';

/** Names of the languages in ISO 639-3, as the identification library gives them. */
const ISO: Record<Language, string> = { es: 'spa', en: 'eng', it: 'ita', de: 'deu', pl: 'pol', pt: 'por' };

/** Texts that stay Spanish on every page: names of laws and institutions beside their explanation, sample names. */
const QUOTED = 'em, i, cite, a[hreflang=es], [lang=es], address, figcaption b';

describe.each(siteAddresses())('%s', (address) => {
  const language = languageOfPath(address);

  test('is written in its language', () => {
    const text = singleSpaced(documentOf(address).querySelector('main')?.textContent);
    expect(franc(text.slice(0, 4000), { only: Object.values(ISO) })).toBe(ISO[language]);
  });

  if (language !== 'es' && !address.includes('/blog/')) {
    test('has no Spanish left in headings, buttons, links and descriptions', () => {
      const document = documentOf(address);
      const texts = [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        // Not the summary of an answer: beside its heading it holds the beginning of the text.
        ...[...document.querySelectorAll('h1, h2, h3, button, a:not([hreflang]), label, dt, summary')]
          .filter((element) => !element.closest(QUOTED) && !element.matches('.answer > summary'))
          .map((element) => element.textContent ?? ''),
        ...[...document.querySelectorAll('[alt], [aria-label], [title]')].flatMap((element) =>
          ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ];
      expect(texts.filter((text) => spanishLeftIn(text, language).length > 0)).toEqual([]);
    });
  }
});
