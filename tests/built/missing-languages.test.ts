import { describe, expect, test } from 'vitest';
import { answersIn } from '#app/content/answers.ts';
import { findArticle } from '#app/content/articles.ts';
import { works } from '#app/content/works.ts';
import { DEFAULT_LANGUAGE, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { answerPath, feedPath, pathFor } from '#app/site/paths.ts';
import {
  allDocuments,
  alternatesOf,
  documentAt,
  documentOf,
  OTHER_ROOT,
  textFiles,
  textOf,
} from '../support/built-site.ts';
import { NOT_DESCRIBED_IN_GERMAN, WRITTEN_IN } from '../support/other-owner.ts';

/** The same entries in the sample, which has all languages. */
const [articleKey = '', articleLanguages] = Object.entries(WRITTEN_IN.articles)[0] ?? [];
const [workId = '', workLanguages] = Object.entries(WRITTEN_IN.works)[0] ?? [];
const [answerId = '', answerLanguages] = Object.entries(WRITTEN_IN.answers)[0] ?? [];
const article = (await findArticle(articleKey, DEFAULT_LANGUAGE))?.alternates ?? {};
const work = Object.fromEntries(
  PUBLISHED_LANGUAGES.map((code) => [code, works(code).find(({ id }) => id === workId)?.path ?? '']),
);
const spanishWork = works(DEFAULT_LANGUAGE).find(({ id }) => id === workId);

const without = (languages: readonly Language[] = []) =>
  PUBLISHED_LANGUAGES.filter((code) => !languages.includes(code));
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

test('what is told below has other languages in the sample', () => {
  expect(Object.keys(article)).toEqual([...PUBLISHED_LANGUAGES]);
  expect(Object.values(work).every(Boolean)).toBe(true);
});

describe('an article that is written in Spanish only', () => {
  const spanish = article.es ?? '';

  test('is there in Spanish, and says that there is no other', () => {
    expect(alternatesOf(spanish, OTHER_ROOT)).toEqual({ es: spanish, 'x-default': spanish });
    expect(filesNaming(spanish)).toEqual(
      expect.arrayContaining(['sitemap.xml', feedPath('es').slice(1), 'blog.html']),
    );
  });

  test.each(without(articleLanguages))('is nowhere in %s', (language) => {
    expect(filesNaming(article[language] ?? 'no address')).toEqual([]);
    const cards = [...of(pathFor('blog', language)).querySelectorAll('main article a')];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map((card) => card.getAttribute('href'))).not.toContain(spanish);
  });

  test('is led away from to the blogs of the other languages', () => {
    for (const language of without(articleLanguages))
      expect(switchOf(spanish)[language]).toBe(pathFor('blog', language));
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

describe('a work that is written in two languages', () => {
  const portfolio = (language: Language) => of(pathFor('projects', language));
  const card = (language: Language) => portfolio(language).querySelector(`main li[id="${workId}"]`);

  test('has a page in both, which name each other', () => {
    const both = Object.fromEntries(workLanguages?.map((code) => [code, work[code]]) ?? []);
    for (const path of Object.values(both))
      expect(alternatesOf(path ?? '', OTHER_ROOT)).toEqual({ ...both, 'x-default': work.es });
  });

  test('is shown in the language of its text where there is one', () => {
    for (const language of workLanguages ?? []) {
      const link = card(language)?.querySelector('h3 a');
      expect(link?.getAttribute('href')).toBe(work[language]);
      expect(lang(link)).toBe(language);
    }
  });

  test.each(without(workLanguages))(
    'is shown in Spanish and marked as that in %s, without a page',
    (language) => {
      expect(filesNaming(work[language] ?? 'no address')).toEqual([]);
      expect(portfolio(language).querySelectorAll('main li.work')).toHaveLength(works(language).length);
      const link = card(language)?.querySelector('h3 a');
      expect(link?.getAttribute('href')).toBe(work.es);
      expect(link?.getAttribute('hreflang')).toBe('es');
      expect(lang(link)).toBe('es');
      expect(link?.textContent).toBe(spanishWork?.name);
      const summary = card(language)?.querySelector('h3 + p');
      expect(summary?.textContent).toBe(spanishWork?.summary);
      expect(lang(summary)).toBe('es');
      expect(lang(card(language)?.querySelector('dt'))).toBe(language);
    },
  );

  test.each(without(workLanguages))(
    'is reached in Spanish from home and its neighbours in %s',
    (language) => {
      const all = works(language);
      const next = all[all.findIndex(({ id }) => id === workId) + 1];
      for (const address of [pathFor('home', language), next?.path ?? '']) {
        const link = of(address).querySelector(`main a[href="${work.es}"]`);
        expect(link?.getAttribute('hreflang'), address).toBe('es');
        expect(link?.matches('[lang=es]') || link?.querySelector('[lang=es]'), address).toBeTruthy();
      }
    },
  );

  test('is led away from to the portfolios of the other languages', () => {
    for (const language of without(workLanguages))
      expect(switchOf(work.es ?? '')[language]).toBe(pathFor('projects', language));
  });
});

describe('an answer that is written in two languages', async () => {
  const question = (await answersIn(DEFAULT_LANGUAGE)).find(({ id }) => id === answerId)?.question;
  const item = (language: Language) =>
    of(pathFor('answers', language)).querySelector(`.answer:has([id="${answerId}"])`);

  test.each(without(answerLanguages))('is shown in Spanish and marked as that in %s', (language) => {
    expect(lang(item(language))).toBe('es');
    expect(item(language)?.querySelector('h3')?.textContent).toBe(question);
  });

  test.each(without(answerLanguages))('is asked in Spanish by the pages that show it in %s', (language) => {
    const asked = allDocuments(OTHER_ROOT).flatMap((file) => [
      ...documentAt(file, OTHER_ROOT).querySelectorAll(
        `main a[href="${answerPath(answerId, language)}"][lang]`,
      ),
    ]);
    expect(asked.length).toBeGreaterThan(0);
    for (const link of asked) expect(link.getAttribute('lang')).toBe('es');
  });

  test('is shown in the language of its text where there is one', () => {
    expect(lang(item('en'))).toBe('en');
    expect(item('en')?.querySelector('h3')?.textContent).not.toBe(question);
  });
});

test('a testimonial without a text in the language is quoted in Spanish and marked as that', () => {
  const quote = (language: Language) => of(pathFor('home', language)).querySelector('main figure blockquote');
  expect(lang(quote('es'))).toBe('es');
  for (const language of without(WRITTEN_IN.testimonials['familia-ejemplo']))
    expect(lang(quote(language)), language).toBe('es');
});

test('a language switch on what is in all languages leads to the same page in each', () => {
  const technology = switchOf(pathFor('technology', DEFAULT_LANGUAGE));
  for (const language of PUBLISHED_LANGUAGES)
    expect(technology[language]).toBe(pathFor('technology', language));
});
