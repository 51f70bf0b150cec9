import { z } from 'zod';
import { listById } from './text.ts';
import { closing, head, words } from './words.ts';

/** What the company does, as it is drawn. */
const SERVICES = ['construction', 'renovation', 'extension', 'project', 'update'] as const;

/** Words of the page about the company: content/about/. */
export const aboutSchema = z
  .strictObject({
    hero: z
      .strictObject({ headline: words(80) })
      .describe('Encima de la imagen. La primera frase está en «Quiénes somos».'),
    who: z
      .strictObject({
        heading: words(30),
        text: words(130, 'Por qué nació la empresa.'),
        note: words(160, 'Debajo. {{years}} son los años cumplidos de la empresa.', ['years']),
        clients: words(280, 'Para quién trabajáis.'),
      })
      .describe('Quiénes sois. De dónde viene la experiencia y quiénes trabajáis está en «Quiénes somos».'),
    team: z.strictObject(head).describe('Las personas están en «El equipo»; sin ninguna, esto no se ve.'),
    mission: z.strictObject({ heading: words(30), text: words(190) }).describe('La misión, en una frase.'),
    services: z
      .strictObject({
        heading: words(30),
        systems: words(150, 'De qué maneras construís.'),
        kinds: listById(
          z.strictObject({
            id: z.enum(SERVICES).describe('Nombre para el programa, que la dibuja. No lo cambies.'),
            title: words(38),
            text: words(150),
          }),
        ).refine(
          (kinds) => kinds.map(({ id }) => id).join() === SERVICES.join(),
          `se esperaban estas, en este orden: ${SERVICES.join(', ')}`,
        ),
      })
      .describe('Lo que hacéis.'),
    where: z
      .strictObject({
        ...head,
        label: words(80, 'Del mapa.'),
        sea: words(20, 'En el mapa.'),
        note: words(140, 'Debajo del mapa: la licencia de sus datos pide que se diga.'),
        works: words(20),
      })
      .describe('El mapa de las obras.'),
    abroad: z
      .strictObject({ heading: words(60), link: words(50, 'Lleva a las preguntas.') })
      .describe('Para quien vive lejos. Las maneras están en «Cómo trabajáis».'),
    closing,
  })
  .describe('Las palabras de la página sobre vosotros, de arriba abajo.');
