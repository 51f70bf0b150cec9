import type { Question } from 'schema-dts';
import type { Answer } from '#app/content/answers.ts';

/** Text of the first paragraph, which holds the answer itself, without its links. */
function firstParagraph(html: string): string {
  return html.slice(0, html.indexOf('</p>')).replace(/<[^>]*>/g, '');
}

/**
 * The questions of a page with their answers, to be added to its WebPage. Left out are samples, which are nobody's answers
 * yet, and Spanish-only answers, which belong to the Spanish page. Only the first paragraph of each answer, since every
 * visitor downloads the structured data.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faqPage(answers: readonly Answer[]): { mainEntity: Question[] } {
  return {
    mainEntity: answers
      .filter(({ sample, lang }) => !sample && !lang)
      .map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: firstParagraph(html) },
      })),
  };
}
