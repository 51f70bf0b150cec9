import { z } from 'zod';
import { httpsUrl } from './formats.ts';
import { byId, id, line, listById, sample } from './text.ts';

const number = z.number().positive('se esperaba un número mayor que 0');

/** Nobody but the owner reads them, so they are not translated. */
const words = line.max(160);

const basis = z
  .strictObject({
    own: z.boolean().default(false).describe('Márcalo si la cifra es de la propia empresa.'),
    source: line.optional().describe('Si no, quién la publica.'),
    year: z.number().int().min(1900).max(2100).optional().describe('Año en que se publicó.'),
    url: httpsUrl.optional().describe('Dónde se puede leer.'),
  })
  .refine(
    ({ own, source, year, url }) => (own ? !source && !year && !url : source && year),
    'se esperaba la marca «own», o una fuente («source») con su año («year»)',
  );

/** Figures and promises of the company: content/claims-and-vat.yaml, by the names that texts use. */
export const claimsSchema = z
  .strictObject({
    claims: listById(
      z.strictObject({
        id: id.describe(
          'Nombre con el que la citan los textos: {{claims.nombre}}, o {{claims.nombre.from}} y {{claims.nombre.to}} si es un intervalo. No lo cambies: los textos dejarían de encontrarla.',
        ),
        value: number.describe(
          'La cifra. De un intervalo, la menor. Al cambiarla cambia en todas las páginas.',
        ),
        upTo: number.optional().describe('La mayor, si es un intervalo.'),
        holdsFor: words.describe(
          'De qué se dice y en qué se cuenta (semanas, años, tanto por ciento…), y desde cuándo hasta cuándo.',
        ),
        qualification: words.describe(
          'Lo que la hace honrada: de quién es la estimación y con qué condiciones.',
        ),
        basis: basis.describe('En qué se apoya: datos propios, o una fuente con su año y su dirección.'),
        sample,
      }),
    ).describe(
      'Cifras y promesas de la empresa, cada una una sola vez: se cambia aquí, y la dicen igual todas las páginas, artículos y dibujos, en todos los idiomas.',
    ),
  })
  .superRefine(({ claims }, context) => {
    for (const [index, { value, upTo = Number.POSITIVE_INFINITY }] of claims.entries()) {
      if (value < upTo) continue;
      const message = 'se esperaba un número mayor que «value»';
      context.addIssue({ code: 'custom', path: ['claims', index, 'upTo'], message });
    }
  })
  .transform(({ claims }) =>
    byId(
      claims.map(({ value, upTo, ...claim }) => ({
        ...claim,
        value: upTo === undefined ? value : { from: value, to: upTo },
      })),
    ),
  );
