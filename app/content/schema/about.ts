import { z } from 'zod';
import { listById } from './text.ts';
import { closing, head, words } from './words.ts';

/** What the company does, as it is drawn. */
const SERVICES = ['construction', 'renovation', 'extension', 'project', 'update'] as const;

/** Ways to build, as they are drawn. */
const SYSTEMS = ['traditional', 'steel', 'mixed'] as const;

/** Entries with a drawing. The page knows it by their id. */
function drawn<Id extends string>(ids: readonly Id[]) {
  return listById(
    z.strictObject({
      id: z.enum(ids).describe('Nombre para el programa, que la dibuja. No lo cambies.'),
      title: words(38),
      text: words(150),
    }),
  ).refine(
    (entries) => entries.map(({ id }) => id).join() === ids.join(),
    `se esperaban estas, en este orden: ${ids.join(', ')}`,
  );
}

/** Words of the page about the company: content/about/. */
export const aboutSchema = z
  .strictObject({
    hero: z
      .strictObject({ headline: words(80) })
      .describe('Encima de las imágenes. La primera frase está en «Quiénes somos».'),
    who: z
      .strictObject({
        heading: words(30),
        text: words(130, 'Por qué nació la empresa.'),
        note: words(160, 'Debajo. {{years}} son los años cumplidos de la empresa.', ['years']),
      })
      .describe('Quiénes sois. De dónde viene la experiencia está en «Quiénes somos».'),
    how: z
      .strictObject({ heading: words(30), paragraphs: z.array(words(280)).length(2) })
      .describe('Cómo trabajáis. Quiénes trabajáis está en «Quiénes somos».'),
    team: z.strictObject(head).describe('Las personas están en «El equipo»; sin ninguna, esto no se ve.'),
    mission: z.strictObject({ heading: words(30), text: words(190) }).describe('La misión, en una frase.'),
    services: z.strictObject({ heading: words(30), kinds: drawn(SERVICES) }).describe('Lo que hacéis.'),
    systems: z.strictObject({ heading: words(40), lead: words(120), kinds: drawn(SYSTEMS) }),
    where: z
      .strictObject({
        ...head,
        label: words(80, 'Del mapa.'),
        sea: words(20, 'En el mapa.'),
        note: words(140, 'Debajo del mapa: la licencia de sus datos pide que se diga.'),
        works: words(20),
        areas: words(30),
        languages: words(30),
      })
      .describe('El mapa de las obras. Las comarcas y los idiomas están en «Cómo trabajáis».'),
    abroad: z
      .strictObject({ heading: words(60), link: words(50, 'Lleva a las preguntas.') })
      .describe('Para quien vive lejos. Las maneras están en «Cómo trabajáis».'),
    closing,
  })
  .describe('Las palabras de la página sobre vosotros, de arriba abajo.');
