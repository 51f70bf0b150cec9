import { z } from 'zod';
import { localized } from './finished.ts';
import { httpsUrl } from './formats.ts';
import { durationOf, id, line, listById, sample } from './text.ts';

/** Weeks on the scale of the road to the works: a year and a half. */
export const ROAD_WEEKS = 78;

/** The road from the first talk to the first machine: content/road/. Weeks are drawn to scale. */
export const roadSchema = z
  .strictObject({
    note: localized(line.max(420)).describe('De dónde salen los plazos, con su fecha.'),
    steps: listById(
      z
        .strictObject({
          id: id.describe('Nombre del paso para el programa. No lo cambies.'),
          start: z
            .number()
            .int()
            .min(0)
            .max(ROAD_WEEKS)
            .describe(
              'Semanas que han pasado cuando empieza, si todos los pasos anteriores duran lo máximo.',
            ),
          weeks: durationOf(z.number().int().min(1)),
          sample,
          name: localized(line.max(40)).describe('Cómo se llama el paso.'),
          who: localized(line.max(80)).describe('Quién lo hace.'),
          time: localized(line.max(140)).describe(
            'Cuánto tarda, con palabras. Si el plazo lo marca una ley, con su artículo.',
          ),
          paper: localized(line.max(180)).describe('Qué papel se tiene al final.'),
          pay: localized(line.max(130)).describe('Qué se paga, y a quién.'),
        })
        .refine(
          ({ start, weeks }) => start + weeks[1] <= ROAD_WEEKS,
          `se esperaba que terminara antes de la semana ${ROAD_WEEKS}`,
        ),
    )
      .min(4)
      .describe('Los pasos, en orden. Se dibujan a escala: la regla termina a las 78 semanas, año y medio.'),
  })
  .describe('El camino desde la primera conversación hasta la primera máquina en la parcela.');

/** How long the works usually take in brick and concrete: content/usual-works.yaml. */
export const usualWorksSchema = z
  .strictObject({
    months: z
      .strictObject({
        from: z.number().int().min(1).describe('Lo más corto que dice una fuente.'),
        to: z.number().int().max(12).describe('Lo más largo que dice una fuente.'),
      })
      .refine(({ from, to }) => from < to, 'se esperaba primero el plazo más corto')
      .describe('Meses, desde el inicio de la obra hasta las llaves.'),
    read: z.number().int().min(2020).describe('Año en que se leyeron las fuentes por última vez.'),
    sources: z
      .array(
        z.strictObject({
          name: line.max(60).describe('Quién lo dice, y qué plazo.'),
          url: httpsUrl.describe('Dónde se puede leer.'),
        }),
      )
      .min(1),
  })
  .describe(
    'Lo que suele tardar una casa de ladrillo y hormigón según arquitectos que lo publican. Nadie lo mide en España: es un intervalo, y así se dice.',
  );
