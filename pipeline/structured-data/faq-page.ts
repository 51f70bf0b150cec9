import type { Question } from 'schema-dts';
import type { Answer } from '#app/content/answers.ts';
import type { Language } from '#app/site/languages.ts';
import { absoluteUrl, answerPath } from '#app/site/paths.ts';

/** HTML of an answer with its addresses absolute, as it is read away from its page. */
function absolute(html: string): string {
  return html.replaceAll('href="/', `href="${absoluteUrl('/')}`);
}

/**
 * The questions of a page and their answers, to be added to what the page says of itself. Samples are left out: they are
 * nobody's answers yet.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faqPage(answers: readonly Answer[], language: Language): { mainEntity: Question[] } {
  return {
    mainEntity: answers
      .filter(({ sample }) => !sample)
      .map(({ id, question, html, lang }) => ({
        '@type': 'Question',
        name: question,
        url: absoluteUrl(answerPath(id, language)),
        inLanguage: lang ?? language,
        acceptedAnswer: { '@type': 'Answer', text: absolute(html) },
      })),
  };
}
