import { z } from 'zod';
import { entrySchema } from './entry.ts';
import { filePath } from './file-path.ts';
import { textIn } from './finished.ts';
import { description, line, nameOf, slug } from './text.ts';

export const PROJECT_CATEGORIES = ['residential', 'buildings', 'commercial', 'warehouses'] as const;

const weekCount = z.number().int().positive().optional();

/** A work of the portfolio: content/works/<id>/. */
export const workSchema = entrySchema(
  {
    order: z
      .number()
      .describe('Lugar en la lista de obras: el número menor va antes. Entre 10 y 20 cabe un 15.'),
    category: z.enum(PROJECT_CATEGORIES).describe('Tipo de obra.'),
    picture: nameOf('picture').describe('Imagen principal: la de la tarjeta y la cabecera.'),
    skeleton: nameOf('picture')
      .optional()
      .describe(
        'La estructura de acero, desde el mismo punto y con el mismo encuadre que la imagen principal: la página deja comparar las dos.',
      ),
    comparisonStart: z
      .number()
      .min(30)
      .max(70)
      .optional()
      .describe(
        'Dónde está al principio el corte entre la estructura y la obra terminada, en tanto por ciento desde la izquierda, de 30 a 70. Cámbialo si el tirador tapa algo. Sin él, 64.',
      ),
    pictures: z
      .array(nameOf('picture'))
      .max(3)
      .default([])
      .describe('Hasta tres imágenes más para su página.'),
    drawing: filePath('assets/drawings', 'svg')
      .optional()
      .describe('Plano o sección: un archivo SVG de líneas.'),
    drawingPhone: filePath('assets/drawings', 'svg')
      .optional()
      .describe(
        'El mismo plano para el teléfono: un archivo SVG de 350 de ancho, con letras de 13. Sin él, el teléfono enseña el grande, más pequeño.',
      ),
    detail: filePath('assets/drawings', 'svg')
      .optional()
      .describe(
        'Detalle de lo más difícil, junto a su texto: un archivo SVG de 350 de ancho, con letras de 13, para todas las pantallas.',
      ),
    sample: z
      .boolean()
      .optional()
      .describe('Obra de muestra: márcalo mientras sea inventada. La página lo dice.'),
    place: line.max(40).optional().describe('Municipio, como se llama en todos los idiomas.'),
    coordinates: z
      .strictObject({
        latitude: z.number().min(-90).max(90).describe('Latitud, con tres decimales o más: 38,789.'),
        longitude: z
          .number()
          .min(-180)
          .max(180)
          .describe('Longitud, con tres decimales o más. Al oeste de Greenwich, casi siempre, es negativa.'),
      })
      .optional()
      .describe(
        'Dónde está el municipio, en grados con decimales: con ellas, una obra de la provincia de Alicante tiene su número en el mapa de la página de la empresa. Sin ellas, o en otra provincia, solo sale en la lista.',
      ),
    area: z.number().positive().optional().describe('Superficie construida, en metros cuadrados.'),
    storeys: z.number().int().positive().optional().describe('Plantas sobre rasante.'),
    storeysAdded: z
      .number()
      .int()
      .positive()
      .optional()
      .describe('Cuántas de ellas son nuevas, si la obra se levanta sobre un edificio que ya estaba.'),
    weeks: z
      .strictObject({
        promised: weekCount.describe('Semanas prometidas en el contrato.'),
        real: weekCount.describe('Semanas que duró.'),
      })
      .optional()
      .describe('Duración, desde el comienzo de la obra hasta las llaves.'),
    year: z.number().int().min(1900).max(2100).optional().describe('Año de entrega de las llaves.'),
  },
  (language) => ({
    slug: slug.describe(
      'Última parte de la dirección: palabras en minúscula, sin acentos, unidas por guiones.',
    ),
    name: textIn(language, line.max(40)).describe('Nombre, hasta 40 caracteres.'),
    summary: textIn(language, line.max(120)).describe('Lo que dice la tarjeta, hasta 120 caracteres.'),
    lead: textIn(language, line.max(320)).describe('Entrada de su página, hasta 320 caracteres.'),
    system: textIn(language, line.max(110))
      .optional()
      .describe('Qué sostiene el edificio, y qué hace en él el acero ligero.'),
    title: textIn(language, line.max(65)).describe('Título para buscadores, hasta 65 caracteres.'),
    description: textIn(language, description).describe(
      'Lo que enseñan los buscadores debajo del título: entre 120 y 160 caracteres.',
    ),
    delay: textIn(language, line.max(120))
      .optional()
      .describe('Si duró más de lo prometido: por qué, en una frase.'),
    drawingCaption: textIn(language, line.max(160)).optional().describe('Qué se ve en el plano, si lo hay.'),
    detailCaption: textIn(language, line.max(160)).optional().describe('Qué se ve en el detalle, si lo hay.'),
    drawingWords: z
      .array(textIn(language, line.max(30)))
      .default([])
      .describe('Lo que dicen el plano y el detalle, en orden: la primera ocupa en ellos el sitio de {1}.'),
    captions: z
      .array(textIn(language, line.max(120)))
      .default([])
      .describe('Qué enseña cada una de las demás imágenes, en su orden.'),
  }),
);
