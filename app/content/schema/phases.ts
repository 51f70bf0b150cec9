import { z } from 'zod';
import { localized } from './finished.ts';
import { pictureName } from './pictures.ts';
import { durationOf, id, line, listById } from './text.ts';
import { closing, head, words } from './words.ts';

/** The page of the phases: its words, and the five phases in order: content/phases/. Weeks are drawn to scale. */
export const phasesSchema = z
  .strictObject({
    hero: z
      .strictObject({
        headline: words(40, 'Delante de las palabras que cambian.'),
        changing: z.array(words(12)).length(3).describe('Las palabras que se escriben una tras otra.'),
        phrase: words(40, 'Las tres en una frase, para quien no ve cómo cambian.'),
        lead: words(340),
        scale: words(300, 'Cómo se leen las barras de las fases.'),
      })
      .describe('El titular y el plazo, al lado de la película.'),
    film: z
      .strictObject({
        label: words(40),
        title: words(75, 'Para lectores de pantalla, del vídeo de YouTube o Vimeo.'),
        note: words(140, 'Debajo del vídeo de YouTube o Vimeo: {{service}} es el servicio.', ['service']),
      })
      .describe(
        'Lo que se dice de la película. La propia tiene su formulario; la de YouTube o Vimeo está en «Datos de la empresa y ajustes».',
      ),
    phases: listById(
      z.strictObject({
        id: id.describe('Nombre de la fase para el programa. No lo cambies.'),
        start: z
          .number()
          .int()
          .min(0)
          .describe('Semanas que han pasado cuando empieza, si todas las fases anteriores duran lo máximo.'),
        weeks: durationOf(z.number().int().min(1)),
        picture: pictureName,
        icon: z
          .enum(['foundations', 'frame', 'envelope', 'interior', 'keys'])
          .describe('El dibujo de la fase.'),
        name: localized(line.max(40)).describe('Cómo se llama la fase.'),
        shortName: words(16, 'En una palabra, debajo de la imagen.'),
        description: localized(line.max(260)).describe('Qué pasa en ella, en dos o tres frases.'),
        moment: localized(line.max(40)).describe('Lo que se ve de ella en la película, detrás de la semana.'),
        steps: z
          .array(localized(line.max(80)))
          .min(3)
          .max(4)
          .describe('Sus pasos, de tres a cuatro.'),
      }),
    )
      .length(5)
      .describe(
        'Las cinco fases, en orden. Entre todas tienen que durar las semanas de la cifra «house-weeks» (cifras y promesas), porque el calendario se dibuja a escala.',
      ),
    handover: z
      .strictObject({
        ...head,
        papers: words(40, 'Abre la lista de los papeles.'),
        care: words(40, 'Al lado de lo que pasa después de la entrega.'),
      })
      .describe('Encima de los papeles, que están en «La entrega».'),
    closing,
  })
  .describe('La página de las fases, de arriba abajo.');
