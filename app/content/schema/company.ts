import { z } from 'zod';
import { localized } from './finished.ts';
import { line, sample } from './text.ts';

/** What nobody but this company can say of itself: content/company/. */
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
    professionals: localized(line.max(60)).describe(
      'En la página de inicio, debajo de cuántos sois: «profesionales», «personas en Alicante».',
    ),
    workshop: localized(line.max(260)).describe(
      'En «Metodología», en «Primero se construye bajo techo»: en qué taller se hacen los paneles y cómo.',
    ),
    partner: localized(line.max(50))
      .optional()
      .describe('En el pie, debajo del logotipo del socio: qué es para ti. Déjalo vacío si no hay socio.'),
    sponsorship: localized(line.max(50))
      .optional()
      .describe('En el pie, debajo del logotipo de lo que patrocinas. Déjalo vacío si no patrocinas nada.'),
  })
  .describe(
    'Lo que solo tu empresa puede decir de sí misma. Está en el pie y en las páginas de inicio, «Sobre nosotros» y «Metodología».',
  );
