import { z } from 'zod';
import { byId, httpsUrl, id, inEachLanguage, line, listById, sample } from './text.ts';

const number = z.number().positive('se esperaba un número mayor que 0');

const range = z
  .strictObject({ from: number.describe('El menor.'), to: number.describe('El mayor.') })
  .refine(({ from, to }) => from < to, 'se esperaba primero el número menor');

/** What a claim counts. */
export const CLAIM_UNITS = ['weeks', 'days', 'years', 'percent', 'people'] as const;

const words = () => inEachLanguage(() => line.max(160));

const basis = z.union(
  [
    z.strictObject({ own: z.literal(true).describe('La cifra es de la propia empresa.') }),
    z.strictObject({
      source: line.describe('Quién lo publica.'),
      year: z.number().int().min(1900).max(2100).describe('Año en que se publicó.'),
      url: httpsUrl.optional().describe('Dónde se puede leer.'),
    }),
  ],
  'se esperaba «own: true», o «source» y «year»',
);

/** Figures and promises of the company: content/claims/, by the names that texts use. */
export const claimsSchema = z
  .strictObject({
    claims: listById(
      z.strictObject({
        id: id.describe(
          'Nombre con el que la citan los textos: {{claims.nombre}}, o {{claims.nombre.from}} y {{claims.nombre.to}} si es un intervalo. No lo cambies: los textos dejarían de encontrarla.',
        ),
        value: z
          .union([number, range], 'se esperaba un número, o un intervalo con «from» y «to»')
          .describe(
            'Un número, o un intervalo del menor al mayor. Al cambiarlo cambia en todas las páginas.',
          ),
        unit: z.enum(CLAIM_UNITS).describe('Qué cuenta: semanas, días, años, porcentaje o personas.'),
        holdsFor: words().describe('De qué se dice, y desde cuándo hasta cuándo cuenta.'),
        qualification: words().describe(
          'Lo que la hace honrada: de quién es la estimación y con qué condiciones.',
        ),
        basis: basis.describe('En qué se apoya: datos propios, o una fuente con su año y su dirección.'),
        sample,
        otherMeanings: z
          .array(line)
          .optional()
          .describe(
            'Trozos de texto en los que la misma cifra significa otra cosa, y que por eso se dejan en paz.',
          ),
      }),
    ).describe(
      'Cifras y promesas de la empresa, cada una una sola vez: se cambia aquí, y la dicen igual todas las páginas, artículos y dibujos, en todos los idiomas.',
    ),
  })
  .transform(({ claims }) => byId(claims));
