import type { Question } from 'schema-dts';
import type { Answer } from '#app/content/answers.ts';

/** First paragraph of an answer, which is the answer, without its links. */
function firstParagraph(html: string): string {
  return html.slice(0, html.indexOf('</p>')).replace(/<[^>]*>/g, '');
}

/**
 * The questions of a page and what answers them, to be added to what the page says of itself. Left out are samples,
 * which are nobody's answers yet, and what is there in Spanish only, which is the Spanish page's. Of each answer the first paragraph, since every document carries its structured data to all.
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
