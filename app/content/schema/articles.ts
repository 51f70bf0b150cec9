import { z } from 'zod';
import { entrySchema } from './entry.ts';
import { textIn } from './finished.ts';
import { description, id, isoDate, line, slug } from './text.ts';

/** An article: content/articles/<slug>/. */
export const articleSchema = entrySchema(
  {
    date: isoDate.describe(
      'Día en que se publicó. No lo cambies después: por él conocen el artículo los lectores de noticias.',
    ),
    updated: isoDate.optional().describe('Día del último cambio que importa a quien lo lee.'),
    category: id.describe('Categoría, de las que hay en «Blog».'),
    author: id.describe('Firma, de las que hay en «Blog».'),
    picture: id.describe('Imagen de la cabecera y de la tarjeta.'),
    related: z.array(slug).max(3).default([]).describe('Hasta tres artículos para seguir leyendo.'),
  },
  (language) => ({
    slug: slug.describe(
      'Última parte de la dirección: palabras en minúscula, sin acentos, unidas por guiones. En español es también el nombre de la carpeta.',
    ),
    title: textIn(language, line.max(65)).describe('Título, hasta 65 caracteres.'),
    description: textIn(language, description).describe(
      'Lo que enseñan los buscadores debajo del título: entre 120 y 160 caracteres.',
    ),
    excerpt: textIn(language, line.min(50).max(160)).describe(
      'Lo que dice la tarjeta: entre 50 y 160 caracteres.',
    ),
  }),
);
