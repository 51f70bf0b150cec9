import { z } from 'zod';
import { LANGUAGES } from '#app/site/language-codes.ts';
import { localized, textIn } from './finished.ts';
import { pictureName } from './pictures.ts';
import { atLeastInSpanish, id, line, listById, sample } from './text.ts';

/** What nobody but this company can say of itself: content/who-we-are/. */
export const companySchema = z
  .strictObject({
    sample,
    footer: localized(line.max(240)).describe(
      'Al pie de todas las páginas: qué construyes, dónde y desde cuándo. {{year}} es el año en que se fundó la empresa.',
    ),
    lead: localized(line.max(200)).describe(
      'Debajo del título de «Sobre nosotros»: qué empresa eres, en una frase. {{claims.professionals}} es la cifra de «Cifras y promesas».',
    ),
    experience: localized(line.max(200)).describe(
      'En «Sobre nosotros», el párrafo que dice de dónde viene vuestra experiencia.',
    ),
    people: localized(line.max(200)).describe('En «Sobre nosotros», el párrafo que dice quiénes trabajáis.'),
    partner: localized(line.max(50))
      .optional()
      .describe('En el pie, debajo del logotipo del socio: qué es para ti. Déjalo vacío si no hay socio.'),
    sponsorship: localized(line.max(50))
      .optional()
      .describe('En el pie, debajo del logotipo de lo que patrocinas. Déjalo vacío si no patrocinas nada.'),
  })
  .describe(
    'Lo que solo tu empresa puede decir de sí misma. Está en el pie y en las páginas de inicio y «Sobre nosotros».',
  );

/** What a person without a photograph holds in the drawing. */
const PERSON_DRAWINGS = ['budget', 'plans', 'panel', 'keys'] as const;

/** Who works there: content/team/. */
export const teamSchema = z
  .strictObject({
    people: listById(
      z.strictObject({
        id: id.describe(
          'Nombre corto, por el que los demás idiomas saben de quién hablan. No lo cambies después.',
        ),
        sample: z
          .boolean()
          .optional()
          .describe('Persona de muestra: márcalo mientras sea inventada. La página lo dice.'),
        picture: pictureName
          .optional()
          .describe(
            'Su retrato: nombre de una imagen de la lista «Imágenes». La web lo recorta a lo alto, 4:5. Sin él, junto al formulario se ve un dibujo.',
          ),
        icon: z
          .enum(PERSON_DRAWINGS)
          .describe('Qué lleva en la mano en el dibujo junto al formulario, mientras no haya retrato.'),
        languages: z.array(z.enum(LANGUAGES)).min(1).describe('Idiomas que habla.'),
        name: atLeastInSpanish((language) => textIn(language, line.max(60))).describe(
          'Nombre y apellido. En los demás idiomas, solo si allí se escribe de otra manera.',
        ),
        trade: localized(line.max(60)).describe('Qué hace en la empresa: «Jefe de taller».'),
        text: localized(line.max(160)).describe('De qué responde en la obra de un cliente, en una frase.'),
      }),
    )
      .max(8)
      .default([])
      .describe(
        'Hasta ocho personas, en su orden; la primera está también junto al formulario de presupuesto. Sin ninguna, la web no enseña a nadie.',
      ),
  })
  .transform(({ people }) => people)
  .describe(
    'Las personas que llevan las obras. Se ven en «Sobre nosotros»; quien contesta los mensajes va primero.',
  );
