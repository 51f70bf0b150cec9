import { z } from 'zod';
import { listById } from './text.ts';
import { closing, head, words } from './words.ts';

/** What building this way changes most. The page draws them by these names. */
const FEATURES = ['speed', 'insulation', 'earthquake'] as const;

/** Words of the methodology page: content/methodology/. */
export const methodologySchema = z
  .strictObject({
    hero: z.strictObject({ headline: words(60), lead: words(170) }).describe('Al lado de la casa en obra.'),
    schedules: z
      .strictObject({
        ...head,
        usual: z.strictObject({ title: words(32) }),
        ours: z.strictObject({ title: words(40), text: words(40) }),
        text: words(360, '{{fastest}} es lo que dura la obra tradicional más corta.', ['fastest']),
        note: words(340, '{{read}} es el año en que se leyeron los plazos.', ['read']),
      })
      .describe(
        'Las dos obras en el mismo calendario. Los plazos de la tradicional tienen su propio formulario.',
      ),
    features: z
      .strictObject({
        heading: head.heading,
        advantages: listById(
          z.strictObject({
            id: z.enum(FEATURES).describe('Nombre para el programa, que la dibuja. No lo cambies.'),
            title: words(45),
            text: words(260),
          }),
        ).refine(
          (advantages) => advantages.map(({ id }) => id).join() === FEATURES.join(),
          `se esperaban estas, en este orden: ${FEATURES.join(', ')}`,
        ),
        savings: z
          .array(z.strictObject({ figure: words(24), title: words(32) }))
          .length(4)
          .describe('Cuatro cifras. Salen de «Cifras y promesas»: cámbialas allí.'),
        note: words(190),
        link: words(40, 'Lleva a la página de sostenibilidad.'),
      })
      .describe('Lo que se gana con el acero.'),
    road: z
      .strictObject({
        ...head,
        note: words(130, 'Debajo del gráfico.'),
        terms: z
          .strictObject({
            who: words(18),
            paper: words(18),
            pay: words(18),
          })
          .describe('Encima de las columnas de la tabla; en el móvil, delante de cada dato.'),
        link: words(60, 'Lleva al precio, en la página del presupuesto.'),
      })
      .describe('Antes de la obra. Los pasos están en «El camino hasta la obra».'),
    demountable: z
      .strictObject({
        heading: head.heading,
        paragraphs: z.array(words(260)).length(2),
        link: words(40, 'Lleva a la página de tecnología.'),
      })
      .describe('Una estructura que se desmonta.'),
    guarantees: z
      .strictObject({
        ...head,
        points: z
          .array(z.strictObject({ figure: words(30, 'Con su unidad.'), title: words(55), text: words(400) }))
          .length(4)
          .describe('Dos del contrato, una de la ley y una del fabricante.'),
      })
      .describe(
        'Lo que se firma y lo que conviene saber. Las cifras salen de «Cifras y promesas»: cámbialas allí.',
      ),
    closing,
  })
  .describe('Las palabras de la página de metodología, de arriba abajo.');
