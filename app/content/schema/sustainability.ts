import { z } from 'zod';
import { listById } from './text.ts';
import { closing, head, words } from './words.ts';

/** The six claims, the first three with a figure that a ruler measures. The page knows the rulers by these names. */
const MEASURED = ['less-co2', 'less-water', 'less-waste'] as const;
const CLAIMS = [...MEASURED, 'efficiency', 'recycling', 'goals'] as const;

/** Walls whose weight is compared, as they are drawn. */
const WALLS = ['steel', 'brick', 'concrete'] as const;

const objection = z.strictObject({ title: words(70), text: words(400), source: words(90) });

/** Words of the sustainability page: content/sustainability/. */
export const sustainabilitySchema = z
  .strictObject({
    hero: z.strictObject({ headline: words(90), lead: words(170) }).describe('Encima de la imagen.'),
    whole: words(40, 'Al final de la barra con la que se compara.'),
    figures: listById(
      z.strictObject({
        id: z.enum(CLAIMS).describe('Nombre para el programa. No lo cambies.'),
        figure: words(24, 'Las tres primeras.').optional(),
        title: words(32),
        text: words(230),
        source: words(190, 'Quién lo dice y de qué: sin esto no se puede publicar ninguna cifra.'),
      }),
    )
      .refine(
        (figures) => figures.map(({ id }) => id).join() === CLAIMS.join(),
        `se esperaban estas, en este orden: ${CLAIMS.join(', ')}`,
      )
      .describe(
        'Lo que se ahorra y lo que se aporta. Las cifras salen de «Cifras y promesas»: cámbialas allí.',
      ),
    weights: z
      .strictObject({
        ...head,
        walls: listById(
          z.strictObject({
            id: z.enum(WALLS).describe('Nombre para el programa, que lo dibuja. No lo cambies.'),
            title: words(70),
          }),
        ).refine(
          (walls) => walls.map(({ id }) => id).join() === WALLS.join(),
          `se esperaban estos, en este orden: ${WALLS.join(', ')}`,
        ),
        note: words(340),
      })
      .describe('Lo que pesa el muro. Los kilos están en el programa, que los dibuja a escala.'),
    otherSide: z
      .strictObject({
        ...head,
        recycled: objection,
        emissions: objection,
        studies: z.strictObject({
          title: words(70),
          text: words(400),
          coimbra: words(70, 'Lleva al estudio.'),
          bologna: words(70, 'Lleva al estudio.'),
        }),
        estimates: objection,
        link: words(50, 'Lleva al artículo.'),
      })
      .describe('Lo que habla en contra de las cifras.'),
    closing,
  })
  .describe('Las palabras de la página de sostenibilidad, de arriba abajo.');
