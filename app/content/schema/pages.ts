import { z } from 'zod';
import { localized } from './finished.ts';
import { dayMistake, isoDate } from './formats.ts';
import { pictureName } from './pictures.ts';
import { byId, description, id, inEachLanguage, line, listById, slug } from './text.ts';

/** Value of `updated` in content/pages-and-navigation/ that stands for the date of the newest article. */
export const NEWEST_ARTICLE = 'newest article';

const lastChange = z
  .string()
  .refine((date) => date === NEWEST_ARTICLE || isoDate.safeParse(date).success, {
    error: dayMistake,
    abort: true,
  })
  .refine(
    (date) => date === NEWEST_ARTICLE || date <= new Date().toISOString().slice(0, 10),
    'se esperaba el día de un cambio ya hecho, no uno por venir',
  );

/** What a page says of itself, and where it stands: content/pages-and-navigation/, in the order shown. */
export const pagesSchema = z
  .strictObject({
    pages: listById(
      z.strictObject({
        id: id.describe('Nombre de la página para el programa. No lo cambies.'),
        address: inEachLanguage(() => slug)
          .optional()
          .describe(
            'Última parte de su dirección, con las palabras que busca la gente de cada país. La de inicio no tiene. Si la cambias, hace falta una redirección desde la antigua.',
          ),
        name: localized(line.max(40))
          .optional()
          .describe('Cómo la llaman el menú y los enlaces. La de inicio no tiene: se llama como la marca.'),
        navigation: z
          .boolean()
          .optional()
          .describe('Márcalo para que esté en la cabecera y en el menú. En el pie están todas.'),
        title: localized(line.min(20).max(70)).describe(
          'Título para los buscadores, de 30 a 65 caracteres contando la marca, que se añade sola si no pones {{brand}}.',
        ),
        description: localized(description).describe(
          'Descripción para los buscadores, de 120 a 160 caracteres. {{year}} es el año en que se fundó la empresa; {{region}}, su provincia.',
        ),
        withoutPrices: z
          .strictObject({
            name: localized(line.max(40)).describe('Cómo la llaman el menú y los enlaces.'),
            title: localized(line.min(20).max(70)).describe('Título para los buscadores.'),
            description: localized(description).describe('Descripción para los buscadores.'),
            heading: localized(line.max(90)).describe('Título de la página.'),
            lead: localized(line.max(200)).describe('Debajo del título.'),
          })
          .optional()
          .describe('Lo que dice de sí misma si la calculadora no enseña precios.'),
        updated: lastChange.describe(
          'Día en que sus palabras o imágenes cambiaron por última vez de forma que se note: los buscadores vuelven a mirarla. No por una coma. La del blog dice «newest article», la fecha de su artículo más nuevo.',
        ),
        sharePicture: pictureName
          .optional()
          .describe(
            'La imagen que enseña un enlace a la página en un chat o una red social, junto al título. Sin ella, la de la página de inicio.',
          ),
        legal: z
          .boolean()
          .optional()
          .meta({ developer: true })
          .describe('Márcalo si es un texto legal: va al final del pie.'),
      }),
    ).describe(
      'Las páginas, en el orden del menú y de cualquier otra lista. Añadir o quitar una es cosa de quien programa.',
    ),
  })
  .superRefine(({ pages }, context) => {
    const issue = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['pages', index, field], message });
    for (const [index, { id: page, address, name, sharePicture }] of pages.entries()) {
      if (page === 'home' && !sharePicture)
        issue(index, 'sharePicture', 'falta: la enseñan también las páginas que no tienen otra');
      for (const [field, value] of Object.entries({ address, name })) {
        if ((value === undefined) === (page === 'home')) continue;
        issue(
          index,
          field,
          page === 'home' ? 'la página de inicio no lleva: es la raíz' : 'falta: se esperaba en cada idioma',
        );
      }
    }
  })
  .transform(({ pages }) => byId(pages));
