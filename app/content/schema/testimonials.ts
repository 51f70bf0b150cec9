import { z } from 'zod';
import { entrySchema } from './entry.ts';
import { textIn } from './finished.ts';
import { line } from './text.ts';

/** What a client said: content/testimonials/<id>/. */
export const testimonialSchema = entrySchema(
  {
    name: line.describe('Quién lo dice, como quiere que se le nombre.'),
    rating: z.number().int().min(1).max(5).describe('Estrellas, de 1 a 5.'),
    sample: z
      .boolean()
      .describe(
        'Testimonio de muestra: quita la marca solo si son palabras de un cliente real que te deja publicarlas. Los de muestra lo dicen, no llevan estrellas, no llegan a los buscadores y desaparecen en cuanto la empresa tiene su propio NIF.',
      ),
    order: z.number().describe('Lugar en la lista: el número menor va antes.'),
  },
  (language) => ({
    text: textIn(language, line.max(240)).describe('Lo que dijo, sin comillas, hasta 240 caracteres.'),
  }),
);
