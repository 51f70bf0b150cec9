import { z } from 'zod';
import { filePath } from './file-path.ts';
import { localized } from './finished.ts';
import { httpsUrl } from './formats.ts';
import { line, listById, sample } from './text.ts';
import { closing, head, words } from './words.ts';

/** Approved suppliers of the technology page: content/suppliers/. */
export const suppliersSchema = z
  .strictObject({
    suppliers: z
      .array(
        z.strictObject({
          sample,
          name: line.describe('Nombre del proveedor.'),
          logo: filePath('assets/logos', 'svg').describe('Archivo de su logotipo, un SVG.'),
          logoHasName: z.boolean().describe('Márcalo si el logotipo ya lleva escrito el nombre.'),
          url: httpsUrl.describe('Su página web.'),
          description: localized(line.max(160)).describe('Qué te suministra, en una o dos frases.'),
        }),
      )
      .default([])
      .describe('Los proveedores de la página de tecnología. Sin ninguno, la página no tiene esa sección.'),
  })
  .transform(({ suppliers }) => suppliers);

/** Layers of the exterior wall, from outside to inside. The drawings know them by these names. */
const WALL_LAYERS = [
  'render',
  'insulation',
  'board',
  'membrane',
  'osb',
  'studs',
  'vapour',
  'lining',
] as const;

const millimetres = z.number().positive().max(1000);

/** The exterior wall of the technology page: content/wall-layers/, in millimetres. */
export const wallSchema = z
  .strictObject({
    sample: z
      .boolean()
      .describe(
        'Márcalo mientras las medidas sean de muestra. Quítale la marca cuando las hayas confirmado.',
      ),
    profile: z
      .strictObject({
        web: millimetres.describe('Alma del perfil, en milímetros: lo mismo que mide la capa «studs».'),
        flange: millimetres.describe('Ala del perfil, en milímetros.'),
        sheet: millimetres.describe('Grueso de la chapa, en milímetros.'),
      })
      .describe('El perfil de acero.'),
    spacing: millimetres.describe('De un montante al siguiente, en milímetros.'),
    brick: millimetres.describe(
      'La hoja de ladrillo con la que se compara el muro, en milímetros: medio pie del formato habitual.',
    ),
    transmittance: z
      .strictObject({ from: z.number().positive(), to: z.number().positive() })
      .describe(
        'Transmitancia del muro con los montantes a 600 y a 400 mm, en W/(m²·K). Está calculada para estas capas: si cambia una, hay que volver a calcularla.',
      ),
    layers: listById(
      z.strictObject({
        id: z.enum(WALL_LAYERS).describe('Nombre de la capa para el dibujo. No lo cambies.'),
        thickness: millimetres.describe('Lo que mide una placa, en milímetros.'),
        sheets: z.number().int().min(1).max(3).default(1).describe('Cuántas placas lleva, una sobre otra.'),
        name: localized(line.max(40)).describe('Cómo se llama la capa.'),
        purpose: localized(line.max(120)).describe('Para qué está.'),
      }),
    )
      .refine(
        (layers) => layers.map(({ id }) => id).join() === WALL_LAYERS.join(),
        `se esperaban estas capas, en este orden: ${WALL_LAYERS.join(', ')}`,
      )
      .describe('Las capas, de fuera a dentro. El orden es parte del dibujo.'),
  })
  .refine(
    ({ profile, layers }) => layers.find(({ id }) => id === 'studs')?.thickness === profile.web,
    'se esperaba que la capa «studs» midiera lo mismo que el alma del perfil («profile», «web»)',
  )
  .describe(
    'El muro exterior de la página de tecnología, en milímetros. La página suma las capas y las dibuja a escala.',
  );

/** What the rules ask for. The page knows their figures and scales by these names. */
const STANDARDS = ['steel', 'studs', 'fire', 'noise', 'heat', 'earthquake'] as const;

/** Words of the technology page: content/technology/. */
export const technologySchema = z
  .strictObject({
    hero: z
      .strictObject({
        headline: words(80),
        lead: words(320),
        caption: words(60),
        label: words(200, 'De la sección del perfil: {{web}}, {{flange}} y {{sheet}} son sus medidas.', [
          'web',
          'flange',
          'sheet',
        ]),
      })
      .describe('Qué es, al lado del perfil.'),
    house: z
      .strictObject({
        labels: z.array(words(24)).length(4).describe('De izquierda a derecha.'),
      })
      .describe('La casa abierta capa a capa.'),
    wall: z
      .strictObject({
        heading: words(90, '{{centimetres}} es lo que mide el muro.', ['centimetres']),
        lead: words(200),
        label: words(200),
        note: words(320, '{{total}} es lo que mide el muro.', ['total']),
      })
      .describe('El muro. Sus capas están en «El muro, capa a capa».'),
    sheet: z
      .strictObject({
        heading: words(60),
        lead: words(240, '{{total}} es lo que mide el muro.', ['total']),
        label: words(120, '{{total}} es lo que mide el muro.', ['total']),
        link: words(90, 'Debajo del muro: imprime la hoja.'),
      })
      .describe('La hoja con el muro a tamaño real, que solo se ve impresa.'),
    cladding: z
      .strictObject({
        heading: words(90),
        board: words(280),
        insulation: words(280, '{{outside}} y {{inside}} son la temperatura de la calle y la de dentro.', [
          'outside',
          'inside',
        ]),
      })
      .describe('Lo que cierra el muro.'),
    roof: z
      .strictObject({
        ...head,
        label: words(
          240,
          '{{bays}} son los tramos de la cercha, {{spacing}} lo que mide cada uno en milímetros, {{span}} los metros de todos.',
          ['bays', 'spacing', 'span'],
        ),
        points: z.array(words(110)).length(4),
      })
      .describe('La cubierta.'),
    standards: z
      .strictObject({
        ...head,
        rules: listById(
          z.strictObject({
            id: z.enum(STANDARDS).describe('Nombre para el programa. No lo cambies.'),
            term: words(40),
            text: words(280),
            source: words(110, 'La norma que lo pide.'),
          }),
        ).refine(
          (rules) => rules.map(({ id }) => id).join() === STANDARDS.join(),
          `se esperaban estas, en este orden: ${STANDARDS.join(', ')}`,
        ),
        note: words(200),
      })
      .describe('Lo que pide la norma. Las cifras están en el programa, que las dibuja a escala.'),
    suppliers: z.strictObject(head).describe('Encima de los proveedores, que tienen su propio formulario.'),
    closing,
  })
  .describe('Las palabras de la página de tecnología, de arriba abajo.');
