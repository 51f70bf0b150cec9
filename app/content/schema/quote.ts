import { z } from 'zod';
import { marked, words } from './words.ts';

const outcome = (values?: readonly string[]) =>
  z.strictObject({ title: words(105), text: words(115, undefined, values) });

/** Words of the page of the quote form: content/quote/. */
export const quoteSchema = z
  .strictObject({
    hero: z.strictObject({ headline: words(45), lead: words(310) }),
    examples: z
      .strictObject({
        open: words(100, 'Mientras no se ha elegido qué se construye.'),
        vivienda: words(95),
        edificio: words(95),
        local: words(120),
        nave: words(100),
      })
      .describe('Lo que se lee en el campo del mensaje mientras está vacío: qué conviene contar.'),
    replaced: z
      .strictObject({
        choices: words(130, 'Antes de lo que ponía. {{before}} es lo que ponía.', ['before']),
        two: words(120, 'Si el mensaje lleva un cálculo que se cambió a mano, y otro.'),
      })
      .describe('Encima del formulario, si la calculadora cambia lo que ya se había elegido.'),
    preview: z
      .strictObject({
        heading: words(45),
        empty: words(50),
        note: words(180, 'No se ve en español: los demás leen un saludo en español.'),
      })
      .describe('El mensaje, al lado del formulario.'),
    handOver: z
      .strictObject({
        long: words(210, 'Encima de los botones, si el mensaje es largo.', ['email']),
        note: words(165),
        mail: outcome(),
        whatsapp: outcome(),
        blocked: outcome().describe('Si el navegador no deja abrir WhatsApp.'),
        tooLong: outcome(['email']).describe('En vez de lo anterior, si el mensaje es largo.'),
        copied: outcome(['email']),
        refused: outcome(['email']).describe('Si el navegador no deja copiarlo.'),
      })
      .describe('Los botones que entregan el mensaje, y lo que se lee después de pulsarlos.'),
    withoutScript: marked(400, ['phone', 'whatsapp', 'mail'], ['phone', 'email']),
    data: z
      .strictObject({ title: words(20), text: marked(330, ['link'], ['company']) })
      .describe(
        'Lo que la ley de protección de datos pide decir donde se piden datos. Consulta antes de cambiarlo.',
      ),
    who: z.strictObject({ heading: words(30), lead: words(80) }).describe('Quién contesta, al lado.'),
    afterwards: z.strictObject({ heading: words(50) }).describe('Los pasos están en «Cómo trabajáis».'),
  })
  .describe('Las palabras de la página del presupuesto, de arriba abajo.');
