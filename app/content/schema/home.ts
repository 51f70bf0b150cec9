import { z } from 'zod';
import { localized } from './finished.ts';
import { pictureName } from './pictures.ts';
import { line, nameOf } from './text.ts';
import { PROJECT_CATEGORIES } from './works.ts';

/** The six advantages of the home page: content/advantages/. */
export const advantagesSchema = z
  .strictObject({
    advantages: z
      .array(
        z.strictObject({
          icon: z
            .enum(['schedule', 'cycle', 'profile', 'cantilever', 'insulation', 'bracing'])
            .describe('El dibujo de la tarjeta.'),
          colour: z.enum(['chalk', 'sand', 'paper']).describe('El fondo del dibujo.'),
          proof: z
            .string()
            .regex(
              /^(page|article|answer):[a-z0-9-]+$/,
              'se esperaba un enlace como «page:technology», «answer:late-delivery» o «article:» y el nombre del artículo',
            )
            .describe(
              'Dónde se demuestra que es verdad: «page:» y el nombre de una página, «answer:» y el de una respuesta, o «article:» y el de un artículo.',
            ),
          title: localized(line.max(40)).describe('La ventaja en pocas palabras.'),
          description: localized(line.max(160)).describe('Qué quiere decir, con sus límites.'),
        }),
      )
      .length(6)
      .describe('Las seis tarjetas de la página de inicio.'),
  })
  .transform(({ advantages }) => advantages);

/** The headline of the home page, and what it shows of the works and of a house from inside: content/home/. */
export const homeSchema = z
  .strictObject({
    headline: localized(line.max(45)).describe('El titular de la primera pantalla, en pocas palabras.'),
    works: z
      .array(nameOf('work'))
      .min(1)
      .max(3)
      .describe('Hasta tres obras, en su orden. De tres, la primera se ve grande.'),
    ways: z
      .array(
        z.strictObject({
          category: z.enum(PROJECT_CATEGORIES).describe('Qué clase de obra es.'),
          picture: pictureName,
          whom: localized(line.max(110)).describe('Para quién se construye.'),
        }),
      )
      .refine(
        (ways) => ways.map(({ category }) => category).join() === PROJECT_CATEGORIES.join(),
        `se esperaban estas clases de obra, en este orden: ${PROJECT_CATEGORIES.join(', ')}`,
      )
      .describe('Una entrada por cada clase de obra. Cada una lleva a las obras de su clase.'),
    interior: z
      .strictObject({
        picture: pictureName,
        words: localized(line.max(90)).describe('Una línea debajo de la imagen.'),
      })
      .describe('Una habitación, a lo ancho de la página.'),
  })
  .describe('El titular de la página de inicio, y lo que enseña de las obras y de una casa por dentro.');
