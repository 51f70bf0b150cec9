import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { allDocuments, documentOf, OTHER_ROOT, ROOT, textFiles, textOf } from '../support/built-site.ts';
import owner from '../support/other-owner.config.ts';
import { INJECTION } from '../support/other-owner.ts';

const SITES = [
  { of: 'the site', root: ROOT },
  { of: 'the site of an owner with characters in his names that mean something', root: OTHER_ROOT },
];

describe.each(SITES)('in $of', ({ root }) => {
  test.each(textFiles(root).filter((file) => /\.(?:xml|rss|atom|svg)$/.test(file)))(
    '%s is well-formed XML',
    (file) => {
      expect(XMLValidator.validate(textOf(file, root))).toBe(true);
    },
  );

  test.each(textFiles(root).filter((file) => /\.(?:json|webmanifest)$/.test(file)))('%s is JSON', (file) => {
    expect(() => JSON.parse(textOf(file, root))).not.toThrow();
  });

  test.each(allDocuments(root))('%s has structured data that can be read, if any', (file) => {
    for (const [, json = ''] of textOf(file, root).matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      expect(JSON.parse(json)).toHaveProperty('@context', 'https://schema.org');
    }
  });
});

describe.each(PUBLISHED_LANGUAGES)(
  'names full of such characters arrive as they were written, in %s:',
  (language) => {
    const home = documentOf(pathFor('home', language), OTHER_ROOT);
    const textOfPage = (page: 'legal-notice' | 'privacy-policy') =>
      documentOf(pathFor(page, language), OTHER_ROOT).querySelector('main')?.textContent ?? '';

    test('the brand in the title', () => {
      expect(home.title).toContain(owner.brand);
    });

    test.each(['legalName', 'registry', 'reaNumber'] as const)('%s in the legal notice', (field) => {
      expect(textOfPage('legal-notice')).toContain(owner.company[field]);
    });

    test.each(['legalName', 'hostingProvider', 'mailProvider'] as const)(
      '%s in the privacy policy',
      (field) => {
        expect(textOfPage('privacy-policy')).toContain(owner.company[field]);
      },
    );

    test.each([owner.partner.url, owner.sponsorship.url, owner.social.instagram])('the address %s', (url) => {
      const links = [...home.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
      expect(links).toContain(url);
    });
  },
);

describe('words that try to be an element', () => {
  const element = '</script><b id';

  test.each(allDocuments(OTHER_ROOT))('stay words in %s', (file) => {
    expect(INJECTION).toContain(element);
    expect(textOf(file, OTHER_ROOT)).not.toContain(element);
  });

  test.each(textFiles(OTHER_ROOT).filter((file) => /\.(?:xml|rss|atom|svg)$/.test(file)))(
    'stay words in %s',
    (file) => {
      const outsideOfWords = textOf(file, OTHER_ROOT).replace(/<!\[CDATA\[.*?\]\]>/gs, '');
      expect(outsideOfWords).not.toContain(element);
    },
  );

  test.each([
    ['front matter', 'blog', 'main h2'],
    ['a testimonial', 'home', 'main figcaption, main blockquote, main cite, main p'],
    ['a supplier', 'technology', 'main p'],
    ['a work', 'projects', 'main h3'],
  ] as const)('of %s are shown as they were written', (_, page, selector) => {
    const texts = [...documentOf(pathFor(page, 'es'), OTHER_ROOT).querySelectorAll(selector)];
    expect(texts.some(({ textContent }) => textContent?.includes(INJECTION))).toBe(true);
  });
});
