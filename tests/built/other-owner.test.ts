import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { team, testimonials } from '#app/content/collections.ts';
import { company } from '#app/content/company.ts';
import { PAGE_IDS, pathFor } from '#app/site/paths.ts';
import {
  allDocuments,
  documentAt,
  documentOf,
  OTHER_ROOT,
  ROOT,
  textFiles,
  textOf,
} from '../support/built-site.ts';
import owner from '../support/other-owner.config.ts';
import { INJECTION } from '../support/other-owner.ts';
import { scriptsIn, thingOn } from '../support/structured-data.ts';

/** A group of companies and its country, in all languages. */
const GROUP =
  /\b(?:grupo|group|gruppo|Gruppe|Unternehmensgruppe|grupa|grupie|grupy)\b|\b(?:Italia|Italy|Italien|Itália)\b|Włoch|Włosz/;

test('in the site of an owner with characters in his names that mean something, what machines read is well-formed', () => {
  const files = textFiles(OTHER_ROOT);
  for (const file of files.filter((name) => /\.(?:xml|rss|svg)$/.test(name)))
    expect(XMLValidator.validate(textOf(file, OTHER_ROOT)), file).toBe(true);
  for (const file of files.filter((name) => /\.(?:json|webmanifest)$/.test(name)))
    expect(() => JSON.parse(textOf(file, OTHER_ROOT)), file).not.toThrow();
  for (const file of allDocuments(OTHER_ROOT))
    for (const json of scriptsIn(textOf(file, OTHER_ROOT)))
      expect(JSON.parse(json), file).toHaveProperty('@context', 'https://schema.org');
});

describe.each(owner.languages)(
  'names full of such characters arrive as they were written, in %s:',
  (language) => {
    const home = documentOf(pathFor('home', language), OTHER_ROOT);
    const textOfPage = (page: 'legal-notice' | 'privacy-policy') =>
      documentOf(pathFor(page, language), OTHER_ROOT).querySelector('main')?.textContent ?? '';

    test('the brand in the title', () => {
      expect(home.title).toContain(owner.brand);
    });

    test('names, numbers and place for search engines', () => {
      expect(thingOn(pathFor('home', language), 'GeneralContractor', OTHER_ROOT)).toMatchObject({
        '@id': `${owner.siteUrl}/#company`,
        name: owner.brand,
        legalName: owner.company.legalName,
        taxID: owner.company.taxId,
        telephone: owner.contact.phone,
        geo: owner.company.address.coordinates ?? {},
        sameAs: Object.values(owner.social),
      });
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

    test.each(Object.values(owner.social))('the address %s', (url) => {
      const links = [...home.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
      expect(links).toContain(url);
    });
  },
);

describe.each(owner.languages)('of an owner with nobody beside the company, in %s,', (language) => {
  /** What is read in a document: on the page, in a search engine, in a link that is shared. */
  const readIn = (document: Document) =>
    [...document.querySelectorAll('body, meta[content], script[type="application/ld+json"]')]
      .map((element) => element.getAttribute('content') ?? element.textContent)
      .join('\n');
  const { sample: _, ...words } = company(language);

  test('no document says what the sample says of its company, and the sample’s do', () => {
    const read = (root: string) =>
      allDocuments(root)
        .map((file) => documentAt(file, root))
        .filter((document) => document.documentElement.lang === language)
        .map(readIn)
        .join('\n');
    const [sample, other] = [read(ROOT), read(OTHER_ROOT)];
    for (const text of Object.values(words)) {
      expect(sample).toContain(text);
      expect(other).not.toContain(text);
    }
  });

  // The answers mention the countries that readers come from.
  test.each(PAGE_IDS.filter((page) => page !== 'answers'))(
    'the page %s speaks of no group and not of its country',
    (page) => {
      expect(readIn(documentOf(pathFor(page, language), OTHER_ROOT))).not.toMatch(GROUP);
    },
  );
});

test('of an owner who is no sample only real clients are quoted', () => {
  const samples = testimonials('es').map(({ name }) => name);
  expect(samples.length).toBeGreaterThan(1);
  const quoted = [
    ...documentOf(pathFor('home', 'es'), OTHER_ROOT).querySelectorAll('main figure:has(blockquote)'),
  ];
  expect(quoted.map((figure) => figure.querySelector('figcaption b')?.textContent)).toEqual([INJECTION]);
});

test('of an owner who names nobody the company’s page says nothing of people, not even in a heading', () => {
  const page = (root: string) => documentOf(pathFor('about', 'es'), root);
  expect(team('es').length).toBeGreaterThan(0);
  expect(page(ROOT).querySelectorAll('[data-team]')).toHaveLength(1);
  expect(page(OTHER_ROOT).querySelectorAll('[data-team]')).toHaveLength(0);
  const headings = (root: string) => page(root).querySelectorAll('main h2').length;
  expect(headings(OTHER_ROOT)).toBe(headings(ROOT) - 1);
});

test('of an owner who names nobody the quote page shows nobody', () => {
  const shown = (root: string) =>
    documentOf(pathFor('quote', 'es'), root).querySelectorAll('[data-who-answers]').length;
  expect([shown(ROOT), shown(OTHER_ROOT)]).toEqual([1, 0]);
});

test('nothing of the sample is left in the content of an owner who has put his own', () => {
  const run = () =>
    execFileSync(process.execPath, ['tools/preflight/preflight.ts'], { cwd, encoding: 'utf8' });
  const cwd = path.join(OTHER_ROOT, '../..');
  expect(run()).not.toContain('Antes de publicar');
});

describe('words that try to be an element', () => {
  const element = '</script><b id';

  test('stay words in every document and feed', () => {
    expect(INJECTION).toContain(element);
    for (const file of textFiles(OTHER_ROOT).filter((name) => /\.(?:html|xml|rss|svg)$/.test(name))) {
      const outsideOfWords = textOf(file, OTHER_ROOT).replace(/<!\[CDATA\[.*?\]\]>/gs, '');
      expect(file.endsWith('.html') ? textOf(file, OTHER_ROOT) : outsideOfWords, file).not.toContain(element);
    }
  });

  test.each([
    ['front matter', 'blog', 'main h2'],
    ['a testimonial', 'home', 'main figcaption, main blockquote, main cite, main p'],
    ['a supplier', 'technology', 'main p'],
    ['a work', 'projects', 'main h3'],
  ] as const)('of %s are shown as words', (_, page, selector) => {
    const texts = [...documentOf(pathFor(page, 'es'), OTHER_ROOT).querySelectorAll(selector)];
    expect(texts.some(({ textContent }) => textContent?.includes(element))).toBe(true);
  });
});
