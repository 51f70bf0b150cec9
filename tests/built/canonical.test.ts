import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { documentOf } from '../support/built-site.ts';

describe.each(siteAddresses())('the document of %s', (address) => {
  const document = documentOf(address);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  test('names itself as canonical', () => {
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(absoluteUrl(address));
  });

  test('lists its address in every published language and a default', () => {
    const codes = all('link[rel=alternate][hreflang]').map((link) => link.getAttribute('hreflang'));
    expect(codes.sort()).toEqual([...PUBLISHED_LANGUAGES, 'x-default'].sort());
  });
});
