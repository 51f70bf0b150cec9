import { z } from 'zod';
import { CUTS } from '#app/content/crops.ts';
import { filePath } from './file-path.ts';
import { localized, textIn } from './finished.ts';
import { isoDate } from './formats.ts';
import { atLeastInSpanish, byId, id, line, listById, nameOf, percent } from './text.ts';

const point = z.strictObject({
  left: percent.default(50).describe('0 es el borde izquierdo, 100 el derecho.'),
  top: percent.default(50).describe('0 es el borde de arriba, 100 el de abajo.'),
});

const focus = point
  .describe(
    'Lo que se tiene que ver siempre cuando la foto se recorta. La web recorta alrededor de ese punto.',
  )
  .transform(({ left, top }): [number, number] => [left, top]);

const share = z.number().min(60).max(99);

const PHOTOGRAPHS = ['jpg', 'jpeg', 'png'];
const original = filePath('assets/images/originals', ...PHOTOGRAPHS);

const pictureDescription = atLeastInSpanish((language) =>
  textIn(
    language,
    line.min(15, 'se esperaba una descripción de lo que se ve, de 15 caracteres o más').max(160),
  ),
).describe('Qué se ve, dicho en una frase para quien no puede verlo.');

export const pictureName = nameOf('picture').describe('Nombre de una imagen de la lista «Imágenes».');

/** Pictures of the site: content/pictures/, by the names that other files use. */
export const picturesSchema = z
  .strictObject({
    pictures: listById(
      z.strictObject({
        id: id.describe(
          'Nombre corto con el que la piden las páginas y las obras. No cambia aunque cambie la foto.',
        ),
        file: original.describe('Archivo de la foto, de 2000 píxeles o más en el lado largo.'),
        left: original
          .optional()
          .describe(
            'Solo para una imagen partida en dos: el archivo que se ve a la izquierda del corte, del mismo tamaño y tomado desde el mismo sitio.',
          ),
        focus,
        cuts: z
          .partialRecord(
            z.enum(CUTS),
            point.extend({
              share: share
                .optional()
                .describe('Cuánto se ve en esta proporción, si no es lo que en las demás.'),
            }),
          )
          .optional()
          .describe('Otro punto para una proporción en la que el primero no da una buena imagen.'),
        share: share
          .optional()
          .describe(
            'Solo para enseñar un detalle: cuánto del recorte más grande se ve, en tanto por ciento, alrededor del punto. Entre 60 y 99; con menos se vería borroso.',
          ),
        numbers: z
          .array(z.strictObject({ left: z.number().min(0).max(100), top: z.number().min(0).max(100) }))
          .optional()
          .describe(
            'Solo para una imagen con números pequeños: dónde está cada uno en el recorte 16:10, en orden y en tanto por ciento. Los artículos los repiten grandes al borde. Quítalos si cambias la foto.',
          ),
        render: z
          .boolean()
          .describe(
            'Márcalo mientras sea una imagen hecha con ordenador y no la foto de una obra de verdad.',
          ),
        alt: pictureDescription,
      }),
    ).describe('Todas las imágenes de la web. Las páginas las recortan solas a la forma que necesitan.'),
  })
  .transform(({ pictures }) => byId(pictures));

/** The site's own film: content/film/. */
export const filmSchema = z
  .strictObject({
    mp4: filePath('assets/film', 'mp4').describe(
      'La película como MP4 (H.264), de 2,5 MB como mucho y sin sonido.',
    ),
    webm: filePath('assets/film', 'webm').describe(
      'La misma película como WebM (VP9 o AV1), de 2,5 MB como mucho.',
    ),
    poster: filePath('assets/film', ...PHOTOGRAPHS).describe(
      'Una imagen de la película, que se ve mientras llega.',
    ),
    focus,
    render: z
      .boolean()
      .describe('Márcalo mientras sea una recreación hecha con ordenador y no una obra de verdad.'),
    published: isoDate.describe('Día en que se publicó, para los buscadores.'),
    seconds: z.number().int().positive().describe('Lo que dura, en segundos.'),
    alt: pictureDescription,
    name: localized(line.max(100)).describe('Título de la película, para los buscadores.'),
    description: localized(line.min(50).max(300)).describe('Qué cuenta, para los buscadores.'),
  })
  .describe(
    'La película de la web: se ve en la página de las fases y, como anticipo, en la de inicio. Una película que esté en YouTube o Vimeo se pone en los ajustes.',
  );
