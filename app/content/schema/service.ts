import { z } from 'zod';
import { LANGUAGES } from '#app/site/language-codes.ts';
import { localized } from './finished.ts';
import { line, sample } from './text.ts';

const named = (what: string) => ({
  name: localized(line.max(50)).describe('Cómo se llama.'),
  text: localized(line.max(160)).describe(what),
});

/** When the price is paid: content/price/. */
export const priceSchema = z
  .strictObject({
    sample,
    payments: z
      .array(
        z.strictObject({
          part: z.number().int().positive().describe('Parte del precio que se paga, en tanto por ciento.'),
          name: localized(line.max(50)).describe('Cuándo se paga.'),
        }),
      )
      .refine(
        (payments) => payments.reduce((sum, { part }) => sum + part, 0) === 100,
        'se esperaba que las partes sumaran 100',
      )
      .describe('Los pagos, en orden. Sus partes suman 100.'),
  })
  .describe('Cuándo se paga una casa. Se ve en la calculadora.');

const languageCodes = z.array(z.enum(LANGUAGES)).min(1);

/** How the company works with enquirers: content/service/. */
export const serviceSchema = z
  .strictObject({
    afterwards: z
      .strictObject({
        sample,
        steps: z
          .array(
            z.strictObject({
              ...named('Qué pasa, en dos o tres frases.'),
              when: localized(line.max(60)).describe('Cuándo.'),
            }),
          )
          .min(3)
          .max(4),
      })
      .describe('Lo que pasa después de que alguien escriba, en orden.'),
    languages: z
      .strictObject({
        sample,
        writing: languageCodes.describe('Idiomas en los que te pueden escribir.'),
        talking: languageCodes.describe('Idiomas en los que puedes hablar.'),
      })
      .describe('En qué idiomas atiendes.'),
    abroad: z
      .strictObject({
        sample,
        ways: z.array(localized(line.max(100))).min(1),
      })
      .describe('Cómo se sigue una obra desde lejos.'),
  })
  .describe('Cómo trabajas con quien te escribe. Se ve en las páginas del presupuesto y de la empresa.');

/** What comes with the keys, and who answers afterwards: content/handover/. */
export const handoverSchema = z
  .strictObject({
    papers: z
      .array(
        z.strictObject({
          ...named('Qué es o para qué sirve, en una frase.'),
          spanish: line
            .max(60)
            .optional()
            .describe('Su nombre oficial en España, que en los demás idiomas se ve al lado del traducido.'),
        }),
      )
      .min(1)
      .describe('Los papeles que se entregan con las llaves.'),
    care: z
      .strictObject({
        sample,
        points: z
          .array(z.strictObject(named('Dos o tres frases.')))
          .min(1)
          .max(3),
      })
      .describe('Quién responde después de la entrega.'),
  })
  .describe('Lo que se entrega con las llaves, y quién responde después. Se ve en la página de las fases.');
