import { expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { setTypography } from '#app/content/typography.ts';
import { languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
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

/** Figures in display sizes have the wider no-break space before their sign: the layout sets it. */
function alike(text: string): string {
  return text.replaceAll('\u00a0', '\u202f');
}

test.each(PUBLISHED_LANGUAGES)('every text has the signs and spaces of its language (%s)', (language) => {
  const texts = siteAddresses()
    .filter((address) => languageOfPath(address) === language)
    .flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(1000);
  expect([...new Set(texts)].filter((text) => alike(setTypography(text, language)) !== alike(text))).toEqual(
    [],
  );
});
