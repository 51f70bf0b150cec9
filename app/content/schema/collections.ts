import { z } from 'zod';
import { CUTS } from '#app/content/crops.ts';
import { LANGUAGES } from '#app/site/language-codes.ts';
import { filePath } from './file-path.ts';
import { localized, textIn } from './finished.ts';
import {
  atLeastInSpanish,
  byId,
  description,
  durationOf,
  httpsUrl,
  id,
  inEachLanguage,
  isoDate,
  line,
  listById,
  nameOf,
  namesById,
  percent,
  sample,
  slug,
} from './text.ts';

import { PROJECT_CATEGORIES } from './works.ts';

const point = z.strictObject({
  left: percent.default(50).describe('0 es el borde izquierdo, 100 el derecho.'),
  top: percent.default(50).describe('0 es el borde de arriba, 100 el de abajo.'),
});

const focus = point
  .describe(
    'Lo que se tiene que ver siempre cuando la foto se recorta. La web recorta alrededor de ese punto.',
  )
  .transform(({ left, top }): [number, number] => [left, top]);

const share = z.number().min(60).max(99);

/** What the classes of the schedule reach to (app/ui/schedule.tsx). */
const MOST_WEEKS = { phase: 12, start: 28 };

const PHOTOGRAPHS = ['jpg', 'jpeg', 'png'];
const original = filePath('assets/images/originals', ...PHOTOGRAPHS);

const pictureDescription = atLeastInSpanish((language) =>
  textIn(
    language,
    line.min(15, 'se esperaba una descripción de lo que se ve, de 15 caracteres o más').max(160),
  ),
).describe('Qué se ve, dicho en una frase para quien no puede verlo.');

const pictureName = nameOf('picture').describe('Nombre de una imagen de la lista «Imágenes».');

/** Pictures of the site: content/pictures/, by the names that other files use. */
export const picturesSchema = z
  .strictObject({
    pictures: listById(
      z.strictObject({
        id: id.describe(
          'Nombre corto con el que la piden las páginas y las obras. No cambia aunque cambie la foto.',
        ),
        file: original.describe('Archivo de la foto, de 2000 píxeles o más en el lado largo.'),
        left: original
          .optional()
          .describe(
            'Solo para una imagen partida en dos: el archivo que se ve a la izquierda del corte, del mismo tamaño y tomado desde el mismo sitio.',
          ),
        focus,
        cuts: z
          .partialRecord(
            z.enum(CUTS),
            point.extend({
              share: share
                .optional()
                .describe('Cuánto se ve en esta proporción, si no es lo que en las demás.'),
            }),
          )
          .optional()
          .describe('Otro punto para una proporción en la que el primero no da una buena imagen.'),
        share: share
          .optional()
          .describe(
            'Solo para enseñar un detalle: cuánto del recorte más grande se ve, en tanto por ciento, alrededor del punto. Entre 60 y 99; con menos se vería borroso.',
          ),
        render: z
          .boolean()
          .describe(
            'Márcalo mientras sea una imagen hecha con ordenador y no la foto de una obra de verdad.',
          ),
        alt: pictureDescription,
      }),
    ).describe('Todas las imágenes de la web. Las páginas las recortan solas a la forma que necesitan.'),
  })
  .transform(({ pictures }) => byId(pictures));

/** The site's own film: content/film/. */
export const filmSchema = z
  .strictObject({
    mp4: filePath('assets/film', 'mp4').describe(
      'La película como MP4 (H.264), de 2,5 MB como mucho y sin sonido.',
    ),
    webm: filePath('assets/film', 'webm').describe(
      'La misma película como WebM (VP9 o AV1), de 2,5 MB como mucho.',
    ),
    poster: filePath('assets/film', ...PHOTOGRAPHS).describe(
      'Una imagen de la película, que se ve mientras llega.',
    ),
    focus,
    render: z
      .boolean()
      .describe('Márcalo mientras sea una recreación hecha con ordenador y no una obra de verdad.'),
    published: isoDate.describe('Día en que se publicó, para los buscadores.'),
    seconds: z.number().int().positive().describe('Lo que dura, en segundos.'),
    alt: pictureDescription,
    name: localized(line.max(100)).describe('Título de la película, para los buscadores.'),
    description: localized(line.min(50).max(300)).describe('Qué cuenta, para los buscadores.'),
  })
  .describe(
    'La película de la web: se ve en la página de las fases y, como anticipo, en la de inicio. Una película que esté en YouTube o Vimeo se pone en los ajustes.',
  );

const phaseWeeks = z.number().int().min(1).max(MOST_WEEKS.phase);

/** The five phases, in order: content/phases/. Weeks are drawn to scale. */
export const phasesSchema = z
  .strictObject({
    phases: listById(
      z.strictObject({
        id: id.describe('Nombre de la fase para el programa. No lo cambies.'),
        start: z
          .number()
          .int()
          .min(0)
          .max(MOST_WEEKS.start)
          .describe('Semanas que han pasado cuando empieza, si todas las fases anteriores duran lo máximo.'),
        weeks: durationOf(phaseWeeks),
        picture: pictureName,
        icon: z
          .enum(['foundations', 'frame', 'envelope', 'interior', 'keys'])
          .describe('El dibujo de la fase.'),
        name: localized(line.max(40)).describe('Cómo se llama la fase.'),
        description: localized(line.max(260)).describe('Qué pasa en ella, en dos o tres frases.'),
        moment: localized(line.max(40)).describe('Lo que se ve de ella en la película, detrás de la semana.'),
        steps: z
          .array(localized(line.max(80)))
          .min(3)
          .max(4)
          .describe('Sus pasos, de tres a cuatro.'),
      }),
    )
      .length(5)
      .describe(
        'Las cinco fases, en orden. Entre todas tienen que durar las semanas de la cifra «house-weeks» (cifras y promesas), porque el calendario se dibuja a escala.',
      ),
  })
  .transform(({ phases }) => phases);

/** Weeks on the scale of the road to the works: a year and a half. */
export const ROAD_WEEKS = 78;

/** The road from the first talk to the first machine: content/road/. Weeks are drawn to scale. */
export const roadSchema = z
  .strictObject({
    total: localized(line.max(30)).describe('Cuánto dura todo el camino, con palabras.'),
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
          what: localized(line.max(150)).describe('Qué se hace.'),
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

const named = (what: string) => ({
  name: localized(line.max(50)).describe('Cómo se llama.'),
  text: localized(line.max(160)).describe(what),
});

/** What the price includes, what it does not, and when it is paid: content/price/. */
export const priceSchema = z
  .strictObject({
    sample,
    included: z
      .array(z.strictObject(named('Qué entra, en una frase.')))
      .min(1)
      .describe('Lo que el precio incluye.'),
    notIncluded: z
      .array(localized(line.max(100)))
      .min(1)
      .describe('Lo que el precio no incluye.'),
    payments: z
      .array(
        z.strictObject({
          part: z.number().int().positive().describe('Parte del precio que se paga, en tanto por ciento.'),
          name: localized(line.max(50)).describe('Cuándo se paga.'),
        }),
      )
      .refine(
        (payments) => payments.reduce((sum, { part }) => sum + part, 0) === 100,
        'se esperaba que las partes sumaran 100',
      )
      .describe('Los pagos, en orden. Sus partes suman 100.'),
  })
  .describe(
    'Qué incluye el precio de una casa, qué no, y cuándo se paga. Se ve en la página del presupuesto.',
  );

const languageCodes = z.array(z.enum(LANGUAGES)).min(1);

/** How the company works with whoever writes: content/service/. */
export const serviceSchema = z
  .strictObject({
    afterwards: z
      .strictObject({
        sample,
        steps: z
          .array(
            z.strictObject({
              ...named('Qué pasa, en dos o tres frases.'),
              when: localized(line.max(60)).describe('Cuándo.'),
            }),
          )
          .min(3)
          .max(4),
      })
      .describe('Lo que pasa después de que alguien escriba, en orden.'),
    send: z
      .array(localized(line.max(80)))
      .min(1)
      .describe('Lo que ayuda a contestarle: qué puede mandar.'),
    languages: z
      .strictObject({
        sample,
        writing: languageCodes.describe('Idiomas en los que te pueden escribir.'),
        talking: languageCodes.describe('Idiomas en los que puedes hablar.'),
      })
      .describe('En qué idiomas atiendes.'),
    areas: z
      .strictObject({
        sample,
        places: z
          .array(
            z.strictObject({
              name: line.max(40).describe('Comarca.'),
              towns: z
                .array(line.max(40))
                .min(1)
                .describe('Sus pueblos y ciudades, con su nombre de siempre.'),
            }),
          )
          .min(1),
      })
      .describe('Dónde construyes.'),
    abroad: z
      .strictObject({
        sample,
        ways: z.array(localized(line.max(100))).min(1),
      })
      .describe('Cómo se sigue una obra desde lejos.'),
  })
  .describe('Cómo trabajas con quien te escribe. Se ve en las páginas del presupuesto y de la empresa.');

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

/** What comes with the keys, and who answers afterwards: content/handover/. */
export const handoverSchema = z
  .strictObject({
    papers: z
      .array(
        z.strictObject({
          ...named('Qué es o para qué sirve, en una frase.'),
          spanish: line
            .max(60)
            .optional()
            .describe('Su nombre oficial en España, que en los demás idiomas se ve al lado del traducido.'),
        }),
      )
      .min(1)
      .describe('Los papeles que se entregan con las llaves.'),
    care: z
      .strictObject({
        sample,
        points: z
          .array(z.strictObject(named('Dos o tres frases.')))
          .min(1)
          .max(3),
      })
      .describe('Quién responde después de la entrega.'),
  })
  .describe('Lo que se entrega con las llaves, y quién responde después. Se ve en la página de las fases.');

/** The six advantages of the home page: content/advantages/. */
export const advantagesSchema = z
  .strictObject({
    advantages: z
      .array(
        z.strictObject({
          icon: z
            .enum(['schedule', 'cycle', 'profile', 'cantilever', 'insulation', 'bracing'])
            .describe('El dibujo de la tarjeta.'),
          colour: z.enum(['chalk', 'sand', 'paper']).describe('El fondo del dibujo.'),
          proof: z
            .string()
            .regex(
              /^(page|article|answer):[a-z0-9-]+$/,
              'se esperaba un enlace como «page:technology», «answer:late-delivery» o «article:» y el nombre del artículo',
            )
            .describe(
              'Dónde se demuestra que es verdad: «page:» y el nombre de una página, «answer:» y el de una respuesta, o «article:» y el de un artículo.',
            ),
          title: localized(line.max(40)).describe('La ventaja en pocas palabras.'),
          description: localized(line.max(160)).describe('Qué quiere decir, con sus límites.'),
        }),
      )
      .length(6)
      .describe('Las seis tarjetas de la página de inicio.'),
  })
  .transform(({ advantages }) => advantages);

/** Approved suppliers of the technology page: content/suppliers/. */
export const suppliersSchema = z
  .strictObject({
    suppliers: z
      .array(
        z.strictObject({
          name: line.describe('Nombre del proveedor.'),
          logo: filePath('assets/logos', 'svg').describe('Archivo de su logotipo, un SVG.'),
          logoHasName: z.boolean().describe('Márcalo si el logotipo ya lleva escrito el nombre.'),
          url: httpsUrl.describe('Su página web.'),
          description: localized(line.max(160)).describe('Qué te suministra, en una o dos frases.'),
        }),
      )
      .min(1)
      .describe('Los proveedores de la página de tecnología.'),
  })
  .transform(({ suppliers }) => suppliers);

/** The headline of the home page, and what it shows of the works and of a house from inside: content/home/. */
export const homeSchema = z
  .strictObject({
    headline: localized(line.max(45)).describe('El titular de la primera pantalla, en pocas palabras.'),
    works: z
      .array(nameOf('work'))
      .min(1)
      .max(3)
      .describe('Hasta tres obras, en su orden. De tres, la primera se ve grande.'),
    ways: z
      .array(
        z.strictObject({
          category: z.enum(PROJECT_CATEGORIES).describe('Qué clase de obra es.'),
          picture: pictureName,
          whom: localized(line.max(110)).describe('Para quién se construye.'),
        }),
      )
      .refine(
        (ways) => ways.map(({ category }) => category).join() === PROJECT_CATEGORIES.join(),
        `se esperaban estas clases de obra, en este orden: ${PROJECT_CATEGORIES.join(', ')}`,
      )
      .describe('Una entrada por cada clase de obra. Cada una lleva a las obras de su clase.'),
    interior: z
      .strictObject({
        picture: pictureName,
        words: localized(line.max(90)).describe('Una línea debajo de la imagen.'),
      })
      .describe('Una habitación, a lo ancho de la página.'),
  })
  .describe('El titular de la página de inicio, y lo que enseña de las obras y de una casa por dentro.');

const key = id.describe('Nombre con el que lo citan los artículos. No lo cambies: dejarían de encontrarlo.');

/** Categories and authors of the articles: content/blog/. */
export const blogSchema = z
  .strictObject({
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
  .transform(({ categories, authors }) => ({
    categories: namesById(categories),
    authors: namesById(authors),
  }));

/** Groups of the answers, in their order: content/answer-groups/. */
export const answerGroupsSchema = z
  .strictObject({
    groups: listById(
      z.strictObject({
        id: id.describe('Nombre del grupo para el programa. No lo cambies.'),
        name: localized(line.max(60)).describe('Cómo se lee en la web.'),
        answers: z.array(nameOf('answer')).min(1).describe('Sus respuestas, en su orden.'),
      }),
    )
      .min(1)
      .describe('Los grupos de la página de respuestas, en su orden. Cada respuesta está en un grupo.'),
  })
  .transform(({ groups }) => groups);

/** Layers of the exterior wall, from outside to inside. The drawings know them by these names. */
export const WALL_LAYERS = [
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

/** Stands for a date in content/pages-and-navigation/. */
export const NEWEST_ARTICLE = 'newest article';

const lastChange = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$|^newest article$/, 'se esperaba una fecha como 2025-10-08')
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
          .describe('Márcalo para que esté en la cabecera, en el menú y en el pie.'),
        title: localized(line.min(20).max(70)).describe(
          'Título para los buscadores, de 30 a 65 caracteres contando la marca, que se añade sola si no pones {{brand}}.',
        ),
        description: localized(description).describe(
          'Descripción para los buscadores, de 120 a 160 caracteres. {{year}} es el año en que se fundó la empresa.',
        ),
        updated: lastChange.describe(
          'Día en que sus palabras o imágenes cambiaron por última vez de forma que se note: los buscadores vuelven a mirarla. No por una coma. La del blog dice «newest article», la fecha de su artículo más nuevo.',
        ),
        openGraph: z
          .strictObject({
            picture: pictureName,
            focus: focus.optional().describe('Otro punto que no se puede cortar, si aquí es distinto.'),
            measure: z
              .enum(['works', 'wall', 'company'])
              .optional()
              .describe(
                'Qué mide la línea de cota: las semanas de obra, el grueso del muro o los años de la empresa. Sin esto no hay línea.',
              ),
          })
          .optional()
          .describe(
            'Lo que enseña un enlace a la página en un chat o una red social, además del título. Sin esto se dibuja el perfil de acero.',
          ),
        schemaType: z
          .enum(['AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage'])
          .optional()
          .meta({ developer: true })
          .describe('Cómo llama schema.org a una página así, si tiene una palabra para ella.'),
        legal: z
          .boolean()
          .optional()
          .meta({ developer: true })
          .describe('Márcalo si es un texto legal: va al final del pie.'),
        next: z
          .array(nameOf('page'))
          .length(2)
          .optional()
          .describe('Las dos páginas a las que se va desde ella.'),
        pictures: z
          .record(id, z.partialRecord(z.enum(['full', ...CUTS]), z.enum(['page', 'half', 'third'])))
          .optional()
          .describe(
            'Imágenes que pide su programa, y en qué forma y anchura las enseña. Lo cambia quien programa.',
          ),
      }),
    ).describe(
      'Las páginas, en el orden del menú y de cualquier otra lista. Añadir o quitar una es cosa de quien programa.',
    ),
  })
  .superRefine(({ pages }, context) => {
    const issue = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['pages', index, field], message });
    for (const [index, { id: page, address, name, next = [] }] of pages.entries()) {
      for (const other of next) {
        if (other !== page && pages.some(({ id, name }) => id === other && name)) continue;
        issue(index, 'next', `«${other}»: se esperaba el nombre de otra página de este archivo`);
      }
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
