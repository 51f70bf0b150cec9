import { z } from 'zod';
import { localized } from './finished.ts';
import { line, nameOf } from './text.ts';
import { closing, words } from './words.ts';
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
          title: localized(line.max(40)).describe('El nombre de la ventaja, en pequeño encima del hecho.'),
          fact: localized(line.max(75)).describe('La ventaja como hecho, en una frase corta.'),
          description: localized(line.max(160)).describe('Qué más hay que saber, con sus límites.'),
        }),
      )
      .length(6)
      .describe('Las seis tarjetas de la página de inicio.'),
  })
  .transform(({ advantages }) => advantages);

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
      })
      .describe('El titular, lo que ofreces y la casa que se compara.'),
    weeks: z
      .strictObject({
        milestones: z
          .array(words(24))
          .length(4)
          .describe('Qué se ve desde la calle: la losa, la estructura, la casa cerrada y las llaves.'),
        dated: words(
          150,
          '{{start}} es un lunes, a una semana por lo menos; {{keys}}, el viernes de la última semana.',
          ['start', 'keys'],
        ),
        price: words(
          150,
          'Lo que cuesta la primera casa de la calculadora, por metro cuadrado. Sin precios en la web, no sale.',
          ['planner.area', 'planner.all.from', 'planner.all.to'],
        ),
      })
      .describe('Las semanas de una casa, debajo de la imagen.'),
    works: z
      .strictObject({
        heading: words(60),
        link: words(40, 'Lleva a todas las obras.'),
        kinds: z
          .array(
            z.strictObject({
              category: z.enum(PROJECT_CATEGORIES).describe('Qué clase de obra es.'),
              work: nameOf('work').describe('La obra que se enseña.'),
            }),
          )
          .refine(
            (kinds) => kinds.map(({ category }) => category).join() === PROJECT_CATEGORIES.join(),
            `se esperaban estas clases de obra, en este orden: ${PROJECT_CATEGORIES.join(', ')}`,
          )
          .describe('Una entrada por cada clase de obra. Cada una lleva a las obras de su clase.'),
      })
      .describe('Las clases de obra, cada una con una de sus obras.'),
    advantages: z
      .strictObject({ heading: words(90), link: words(40, 'Lleva a la página de tecnología.') })
      .describe('Lo que va al lado de las seis ventajas, que tienen su propio formulario.'),
    process: z
      .strictObject({
        heading: words(20, 'Delante de las palabras que cambian.'),
        changing: z.array(words(16)).length(3).describe('Las palabras que se escriben una tras otra.'),
        phrase: words(60, 'Las tres en una frase, para quien no ve cómo cambian.'),
        lead: words(240),
        film: words(40),
      })
      .describe('Cómo es una obra: tres palabras y la película.'),
    testimonials: z.strictObject({ heading: words(60) }).describe('Encima de los testimonios.'),
    blog: words(40),
    closing,
  })
  .describe('La página de inicio, de arriba abajo.');
