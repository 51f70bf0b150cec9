import { describe, expect, test } from 'vitest';
import { answersIn } from '#app/content/answers.ts';
import { findArticle } from '#app/content/articles.ts';
import { works } from '#app/content/works.ts';
import { answerPath, feedPath, pathFor } from '#app/site/paths.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/published-languages.ts';
import {
  allDocuments,
  alternatesOf,
  documentAt,
  documentOf,
  OTHER_ROOT,
  textFiles,
  textOf,
} from '../support/built-site.ts';
import owner from '../support/other-owner.config.ts';
import { NOT_DESCRIBED_IN_GERMAN, SPANISH_ONLY } from '../support/other-owner.ts';

/** The other language of this owner. */
const OTHER = 'de';

/** The same entries in the sample, which has all languages. */
const article = (await findArticle(SPANISH_ONLY.articles, DEFAULT_LANGUAGE))?.alternates ?? {};
const workIn = (language: Language) => works(language).find(({ id }) => id === SPANISH_ONLY.works);
const spanishWork = workIn(DEFAULT_LANGUAGE);

const of = (address: string) => documentOf(address, OTHER_ROOT);
const lang = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');

/** Where the language switcher of a page leads. */
function switchOf(address: string): Record<string, string | null> {
  const links = [...of(address).querySelectorAll('header details a[hreflang]')];
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
}

/** Every text file of the site in which an address is named. */
function filesNaming(address: string): string[] {
  const named = new RegExp(`${address}(?![\\w-])`);
  return textFiles(OTHER_ROOT).filter((file) => named.test(textOf(file, OTHER_ROOT)));
}

test('a picture that is not described in a language is described in Spanish there, and says so', () => {
  const inSpanish = (language: Language) =>
    [...of(pathFor('projects', language)).querySelectorAll('main img[lang]')].map((image) => [
      image.getAttribute('lang'),
      image.getAttribute('src')?.match(/[\w-]+?(?=-\d+x\d+\.|\.)/)?.[0],
    ]);
  expect(inSpanish('de')).toEqual([['es', NOT_DESCRIBED_IN_GERMAN]]);
  expect(inSpanish('es')).toEqual([]);
});

describe('an article that is written in Spanish only', () => {
  const spanish = article.es ?? '';

  test('is there in Spanish, and says that there is no other', () => {
    expect(alternatesOf(spanish, OTHER_ROOT)).toEqual({ es: spanish, 'x-default': spanish });
    expect(filesNaming(spanish)).toEqual(
      expect.arrayContaining(['sitemap.xml', feedPath('es').slice(1), 'blog.html']),
    );
  });

  test('is nowhere in the other language, and led away from to its blog', () => {
    expect(article[OTHER]).toBeTruthy();
    expect(filesNaming(article[OTHER] ?? '')).toEqual([]);
    const cards = [...of(pathFor('blog', OTHER)).querySelectorAll('main article a')];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map((card) => card.getAttribute('href'))).not.toContain(spanish);
    expect(switchOf(spanish)[OTHER]).toBe(pathFor('blog', OTHER));
  });

  test('is what links of other languages’ texts lead to, and they say so', () => {
    const foreign = allDocuments(OTHER_ROOT).flatMap((file) => {
      const page = documentAt(file, OTHER_ROOT);
      if (page.documentElement.lang === DEFAULT_LANGUAGE) return [];
      return [...page.querySelectorAll(`main a[href="${spanish}"]`)];
    });
    expect(foreign.length).toBeGreaterThan(0);
    for (const link of foreign) expect(link.getAttribute('hreflang')).toBe('es');
  });
});

describe('a work that is written in Spanish only', () => {
  const { path = '', name, summary } = spanishWork ?? {};
  const portfolio = of(pathFor('projects', OTHER));

  test('is shown in Spanish and marked as that in the other language, without a page', () => {
    const card = portfolio.querySelector(`main li[id="${SPANISH_ONLY.works}"]`);
    expect(filesNaming(workIn(OTHER)?.path ?? '')).toEqual([]);
    expect(portfolio.querySelectorAll('main li.work')).toHaveLength(works(OTHER).length);
    const link = card?.querySelector('h3 a');
    expect(link?.getAttribute('href')).toBe(path);
    expect(link?.getAttribute('hreflang')).toBe('es');
    expect(lang(link)).toBe('es');
    expect(link?.textContent).toBe(name);
    const sentence = card?.querySelector('h3 + p');
    expect(sentence?.textContent).toBe(summary);
    expect(lang(sentence)).toBe('es');
    expect(lang(card?.querySelector('dt'))).toBe(OTHER);
  });

  test('is reached in Spanish from home and its neighbour, and led away from to the other portfolio', () => {
    const all = works(OTHER);
    const next = all[all.findIndex(({ id }) => id === SPANISH_ONLY.works) + 1];
    for (const address of [pathFor('home', OTHER), next?.path ?? '']) {
      const link = of(address).querySelector(`main a[href="${path}"]`);
      expect(link?.getAttribute('hreflang'), address).toBe('es');
      expect(link?.matches('[lang=es]') || link?.querySelector('[lang=es]'), address).toBeTruthy();
    }
    expect(switchOf(path)[OTHER]).toBe(pathFor('projects', OTHER));
  });
});

test('an answer that is written in Spanish only is marked as that in the other language', async () => {
  const id = SPANISH_ONLY.answers;
  const question = (await answersIn(DEFAULT_LANGUAGE)).find((answer) => answer.id === id)?.question;
  const item = of(pathFor('answers', OTHER)).querySelector(`.answer:has([id="${id}"])`);
  expect(lang(item)).toBe('es');
  expect(item?.querySelector('h3')?.textContent).toBe(question);
  const asked = allDocuments(OTHER_ROOT).flatMap((file) => [
    ...documentAt(file, OTHER_ROOT).querySelectorAll(`main a[href="${answerPath(id, OTHER)}"][lang]`),
  ]);
  expect(asked.length).toBeGreaterThan(0);
  for (const link of asked) expect(link.getAttribute('lang')).toBe('es');
});

test('a testimonial without a text in the language is quoted in Spanish and marked as that', () => {
  const quote = (language: Language) => of(pathFor('home', language)).querySelector('main figure blockquote');
  expect(lang(quote('es'))).toBe('es');
  expect(lang(quote(OTHER))).toBe('es');
});

test('a language switch leads to the same page in the languages that are published, and to no other', () => {
  const addresses = owner.languages.map((language) => [language, pathFor('technology', language)]);
  expect(switchOf(pathFor('technology', DEFAULT_LANGUAGE))).toEqual(Object.fromEntries(addresses));
});
