import type { Question } from 'schema-dts';
import type { Answer } from '#app/content/answers.ts';
import type { Language } from '#app/site/languages.ts';
import { absoluteUrl, answerPath } from '#app/site/paths.ts';

/** First paragraph of an answer, which is the answer, with its addresses absolute. */
function firstParagraph(html: string): string {
  const end = '</p>';
  return html.slice(0, html.indexOf(end) + end.length).replaceAll('href="/', `href="${absoluteUrl('/')}`);
}

/**
 * The questions of a page and what answers them, to be added to what the page says of itself. Left out are samples,
 * which are nobody's answers yet, and what is there in Spanish only, which is the Spanish page's. Of each answer the first paragraph, since every document carries its structured data to all.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faqPage(answers: readonly Answer[], language: Language): { mainEntity: Question[] } {
  return {
    mainEntity: answers
      .filter(({ sample, lang }) => !sample && !lang)
      .map(({ id, question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: firstParagraph(html),
          url: absoluteUrl(answerPath(id, language)),
        },
      })),
  };
}
