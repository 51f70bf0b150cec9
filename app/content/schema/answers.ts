import { z } from 'zod';
import { entrySchema } from './entry.ts';
import { localized, textIn } from './finished.ts';
import { httpsUrl } from './formats.ts';
import { id, line, listById, nameOf } from './text.ts';
import { words } from './words.ts';

/** An answer: content/answers/<id>/. */
export const answerSchema = entrySchema(
  {
    sample: z
      .boolean()
      .default(false)
      .describe('Respuesta de muestra: márcalo mientras no la hayas revisado tú. La página lo dice.'),
  },
  (language) => {
    // Spanish also opens a question with a mark. Not `.regex()`: the forms would require it in every language.
    const [form, expected] =
      language === 'es' ? [/^¿.+\?$/, '¿…?'] : ([/^[^¿].+\?$/, 'una pregunta que termine en ?'] as const);
    return {
      question: textIn(
        language,
        line.max(110).refine((text) => form.test(text), `se esperaba ${expected}`),
      ).describe('Pregunta, hasta 110 caracteres, con sus signos.'),
      searchWords: z
        .array(line.max(40))
        .default([])
        .describe(
          'Otras palabras con las que la gente la busca y que no están en el texto: sinónimos, cómo se dice en la calle.',
        ),
      sources: z
        .array(
          z.strictObject({
            text: textIn(
              language,
              line.max(240).regex(/\b(19|20)\d\d\b/, 'se esperaba también el año'),
            ).describe('Qué ley, norma o estudio es, con su año.'),
            url: httpsUrl.optional().describe('Enlace, que empieza por https://'),
          }),
        )
        .default([])
        .describe('En qué se apoya la respuesta.'),
    };
  },
);

/** The answers page: its words, and the groups of the answers in their order: content/answers-page/. */
export const answerGroupsSchema = z
  .strictObject({
    hero: z.strictObject({ headline: words(60), lead: words(120) }),
    groups: listById(
      z.strictObject({
        id: id.describe('Nombre del grupo para el programa. No lo cambies.'),
        name: localized(line.max(60)).describe('Cómo se lee en la web.'),
        answers: z.array(nameOf('answer')).min(1).describe('Sus respuestas, en su orden.'),
      }),
    )
      .min(1)
      .describe('Los grupos de la página de respuestas, en su orden. Cada respuesta está en un grupo.'),
    ask: z
      .strictObject({ heading: words(30), text: words(115) })
      .describe('Debajo de las respuestas, para quien no encuentra la suya.'),
  })
  .describe('La página de respuestas, de arriba abajo.');

/** The pages that show some questions, where people begin and where they decide, with theirs: content/questions-on-pages.yaml. */
export const questionsOnPagesSchema = z
  .strictObject({
    home: z
      .array(nameOf('answer'))
      .min(1)
      .describe('Las de la página de inicio, en su orden. Le van bien tres.'),
    planner: z
      .array(nameOf('answer'))
      .min(1)
      .describe('Las de la calculadora, en su orden. Le van bien cuatro.'),
  })
  .describe('Las preguntas que se enseñan en otras páginas; cada una lleva a su respuesta.');
