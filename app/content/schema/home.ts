import { z } from 'zod';
import { localized } from './finished.ts';
import { pictureName } from './pictures.ts';
import { line, nameOf } from './text.ts';
import { closing, head, words } from './words.ts';
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

const fact = z.strictObject({ figure: words(16), meaning: words(90) });

/** The home page: its words, and which works and pictures it shows: content/home/. */
export const homeSchema = z
  .strictObject({
    hero: z
      .strictObject({
        headline: words(45, 'El titular de la primera pantalla, en pocas palabras.'),
        lead: words(220, 'Qué construyes, dónde, para quién y con qué.'),
        promise: words(120, 'La frase en rojo: el plazo, y desde cuándo cuenta.'),
        reasons: z.array(words(60)).length(3).describe('Tres razones, al lado de los botones.'),
        label: words(70, 'De la imagen que se corta con el ratón o el dedo.'),
        caption: words(90),
      })
      .describe('El titular, lo que ofreces y la casa que se compara.'),
    facts: z
      .strictObject({
        time: fact,
        steel: fact,
        people: z.strictObject({
          figure: words(16, 'Lo que va debajo está en «Quiénes somos», y lleva a «Sobre nosotros».'),
        }),
        answer: fact.extend({ unit: words(16, 'Más pequeña, detrás de la cifra.') }),
      })
      .describe('Cuatro cifras. Salen de «Cifras y promesas»: cámbialas allí.'),
    works: z
      .strictObject({
        heading: words(60),
        link: words(40, 'Lleva a todas las obras.'),
        shown: z
          .array(nameOf('work'))
          .min(1)
          .max(3)
          .describe('Hasta tres obras, en su orden. De tres, la primera se ve grande.'),
      })
      .describe('Las obras que se enseñan.'),
    ways: z
      .strictObject({
        heading: words(60),
        kinds: z
          .array(
            z.strictObject({
              category: z.enum(PROJECT_CATEGORIES).describe('Qué clase de obra es.'),
              picture: pictureName,
              whom: localized(line.max(110)).describe('Para quién se construye.'),
            }),
          )
          .refine(
            (kinds) => kinds.map(({ category }) => category).join() === PROJECT_CATEGORIES.join(),
            `se esperaban estas clases de obra, en este orden: ${PROJECT_CATEGORIES.join(', ')}`,
          )
          .describe('Una entrada por cada clase de obra. Cada una lleva a las obras de su clase.'),
      })
      .describe('Las clases de obra.'),
    advantages: z
      .strictObject({ ...head, link: words(40, 'Lleva a la página de tecnología.') })
      .describe('Lo que va al lado de las seis ventajas, que tienen su propio formulario.'),
    process: z
      .strictObject({
        heading: words(20, 'Delante de las palabras que cambian.'),
        changing: z.array(words(16)).length(3).describe('Las palabras que se escriben una tras otra.'),
        phrase: words(60, 'Las tres en una frase, para quien no ve cómo cambian.'),
        lead: words(240),
        film: words(40),
        schedule: words(60),
        late: words(40),
      })
      .describe('Cómo es una obra: la película y las semanas de cada fase.'),
    interior: z
      .strictObject({
        picture: pictureName,
        words: localized(line.max(90)).describe('Una línea debajo de la imagen.'),
        link: words(40, 'Lleva a la respuesta sobre el ruido.'),
      })
      .describe('Una habitación, a lo ancho de la página.'),
    testimonials: z.strictObject({ heading: words(60) }).describe('Encima de los testimonios.'),
    blog: words(40),
    closing,
  })
  .describe('La página de inicio, de arriba abajo.');
