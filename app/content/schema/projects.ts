import { z } from 'zod';
import { closing, words } from './words.ts';

const group = z.strictObject({ link: words(38, 'Lleva a la calculadora.') });

/** Words of the portfolio and of the page of each work: content/projects/. */
export const projectsSchema = z
  .strictObject({
    hero: z.strictObject({ headline: words(60), lead: words(240) }),
    promised: z
      .strictObject({
        heading: words(40),
        inTime: words(90, '{{inTime}} son las obras que no tardaron más; {{works}}, todas.', [
          'inTime',
          'works',
        ]),
      })
      .describe('Las semanas prometidas y las reales de cada obra; también en la página de inicio.'),
    groups: z
      .strictObject({
        residential: group.extend({
          note: words(
            170,
            'Solo se ve si todas las viviendas tardaron más que una casa de tamaño medio: dice por qué.',
          ),
        }),
        buildings: group,
        commercial: group,
        warehouses: group,
      })
      .describe('Encima de las obras de cada clase.'),
    closing,
    work: z
      .strictObject({
        label: words(70, 'De la imagen que se corta con el ratón o el dedo.'),
        caption: words(105, 'De la misma imagen.'),
        difficulty: words(24, 'Encima de lo que fue difícil.'),
        similar: z
          .strictObject({
            heading: words(35),
            lead: words(200, '{{name}} es el nombre de la obra.', ['name']),
          })
          .describe('Al final, en lugar de lo que dice la página de las obras.'),
      })
      .describe('En la página de cada obra. Lo demás está en el formulario de la obra.'),
  })
  .describe('La página de las obras y la de cada obra, de arriba abajo.');
