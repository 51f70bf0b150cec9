import { describe, expect, test } from 'vitest';
import { questionsOnPages } from '#app/content/answers.ts';
import { entries } from '#app/content/entries.ts';
import { translate } from '#app/i18n/translator.ts';
import { answerPath, type PageId, pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentOf, singleSpaced } from '../support/built-site.ts';

const answers = entries('answers');
const ids = answers.map(({ id }) => id).sort();

/** The anchor in an answer, which is its name. */
const idOf = (answer: Element | null) => answer?.querySelector('[id]')?.id ?? '';

describe.each(PUBLISHED_LANGUAGES)('the answers in %s', (language) => {
  const address = pathFor('answers', language);
  const document = documentOf(address);
  const shown = [...document.querySelectorAll('main details.answer')];

  const isMarked = (answer: Element) =>
    answer.querySelector('summary')?.textContent.includes(translate(language, 'Respuesta de muestra'));

  test('are all there, each under a heading that is its question', () => {
    expect(shown.map((answer) => idOf(answer)).sort()).toEqual(ids);
    for (const source of answers) {
      const answer = shown.find((one) => idOf(one) === source.id);
      const text = source.texts[language] ?? source.texts.es;
      expect(singleSpaced(answer?.querySelector('summary h3')?.textContent)).toBe(
        singleSpaced(text?.meta.question),
      );
      expect(answer?.getAttribute('lang') ?? language).toBe(text?.language);
    }
  });

  // A fragment opens a `<details>` only if it names something in its content, not the `<details>` itself.
  test('have their anchor in the part that is folded', () => {
    expect(
      ids.filter((id) => document.getElementById(id)?.closest('summary, details > div')?.tagName !== 'DIV'),
    ).toEqual([]);
  });

  test('stand under the headings that the index leads to', () => {
    const headings = [...document.querySelectorAll('main article h2[id^="group-"]')].map(
      ({ id }) => `#${id}`,
    );
    const links = [...document.querySelectorAll('nav[aria-labelledby="text-index"] a')];
    expect(headings.length).toBeGreaterThan(0);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings);
  });

  test('say so if they are samples', () => {
    const marked = shown.filter(isMarked);
    const samples = answers.filter(({ facts }) => facts.sample).map(({ id }) => id);
    expect(marked.map((answer) => idOf(answer)).sort()).toEqual(samples.sort());
  });

  test('are led to from the foot of every page, the quote page and the blog', () => {
    const links = (page: 'home' | 'quote' | 'blog', within: string) =>
      documentOf(pathFor(page, language)).querySelectorAll(`${within} a[href="${address}"]`).length;
    expect(links('home', 'footer')).toBe(1);
    expect(links('quote', 'main')).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(questionsOnPages()))('the page %s', (page, shown) => {
  test('leads to the answers that fit it, in every language', () => {
    for (const language of PUBLISHED_LANGUAGES) {
      const address = pathFor(page as PageId, language);
      const links = [...documentOf(address).querySelectorAll('section[aria-labelledby="preguntas"] li a')];
      expect(
        links.map((link) => link.getAttribute('href')),
        address,
      ).toEqual(shown.map((id) => answerPath(id, language)));
      expect(links.every((link) => singleSpaced(link.textContent).endsWith('?'))).toBe(true);
    }
  });
});
