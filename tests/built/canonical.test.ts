import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { alternatesOf, documentOf } from '../support/built-site.ts';

describe.each(siteAddresses())('the document of %s', (address) => {
  test('names itself as canonical', () => {
    const canonical = [...documentOf(address).querySelectorAll('link[rel=canonical]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([absoluteUrl(address)]);
  });

  test('names its versions in every published language, which name each other, and a default', () => {
    const own = alternatesOf(address);
    expect(Object.keys(own).sort()).toEqual([...PUBLISHED_LANGUAGES, 'x-default'].sort());
    expect(own[languageOfPath(address)]).toBe(address);
    expect(own['x-default']).toBe(own.es);
    for (const code of PUBLISHED_LANGUAGES)
      expect(alternatesOf(own[code] ?? ''), `${address} -> ${own[code]}`).toEqual(own);
  });
});
