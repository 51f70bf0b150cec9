import { z } from 'zod';
import { entrySchema } from './entry.ts';
import { localized, textIn } from './finished.ts';
import { isoDate } from './formats.ts';
import { description, id, line, listById, nameOf, namesById, slug } from './text.ts';
import { closing, words } from './words.ts';

/** An article: content/articles/<slug>/. */
export const articleSchema = entrySchema(
  {
    date: isoDate.describe(
      'Día en que se publicó. No lo cambies después: por él conocen el artículo los lectores de noticias.',
    ),
    updated: isoDate.optional().describe('Día del último cambio que importa a quien lo lee.'),
    category: nameOf('category').describe('Categoría, de las que hay en «Blog».'),
    author: nameOf('author').describe('Firma, de las que hay en «Blog».'),
    picture: nameOf('picture').describe('Imagen de la cabecera y de la tarjeta.'),
    related: z
      .array(nameOf('article'))
      .max(3)
      .default([])
      .describe('Hasta tres artículos para seguir leyendo.'),
  },
  (language) => ({
    slug: slug.describe(
      'Última parte de la dirección: palabras en minúscula, sin acentos, unidas por guiones. En español es también el nombre de la carpeta.',
    ),
    title: textIn(language, line.max(65)).describe('Título, hasta 65 caracteres.'),
    description: textIn(language, description).describe(
      'Lo que enseñan los buscadores debajo del título: entre 120 y 160 caracteres.',
    ),
    excerpt: textIn(language, line.min(30).max(160)).describe(
      'Lo que dice la tarjeta: entre 50 y 160 caracteres.',
    ),
  }),
);

const key = id.describe('Nombre con el que lo citan los artículos. No lo cambies: dejarían de encontrarlo.');

/** The blog: its words and those around each article, and the categories and authors of the articles: content/blog/. */
export const blogSchema = z
  .strictObject({
    hero: z.strictObject({ headline: words(30), lead: words(150) }),
    closing,
    article: z
      .strictObject({
        ask: words(110, 'En un recuadro entre dos partes del texto.'),
        related: words(40),
        closing,
      })
      .describe('Lo que dicen todos los artículos.'),
    categories: listById(
      z.strictObject({
        id: key,
        name: localized(line.max(40)).describe('Cómo se lee en la web.'),
      }),
    ).describe('Los temas de los artículos.'),
    authors: listById(
      z.strictObject({
        id: key,
        name: localized(line.max(40)).describe('Cómo firma. {{brand}} se cambia por la marca.'),
      }),
    ).describe('Quién firma los artículos.'),
  })
  .transform(({ categories, authors, ...page }) => ({
    ...page,
    categories: namesById(categories),
    authors: namesById(authors),
  }))
  .describe('La página del blog, de arriba abajo, y lo que dicen todos los artículos.');
