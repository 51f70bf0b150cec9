import { z } from 'zod';
import { BUILDINGS } from '#app/lib/planner/case.ts';
import { LINE_GROUPS } from '#app/lib/planner/cost-lines.ts';
import { PAID_AFTER } from '#app/lib/planner/payments.ts';
import { localized } from './finished.ts';
import { httpsUrl } from './formats.ts';
import { byId, durationOf, line, listById, namesById, sample } from './text.ts';
import { words } from './words.ts';

/** Low, typical and high. */
function three(value: z.ZodNumber) {
  return z
    .tuple([value, value, value])
    .refine(
      ([low, typical, high]) => low <= typical && typical <= high,
      'se esperaban tres números, de menor a mayor: bajo, habitual y alto',
    )
    .describe('Tres números, de menor a mayor: bajo, habitual y alto.');
}

const percent = z.number().min(0).max(100);
const percents = three(percent);
const euros = three(z.number().int().min(0).max(1_000_000));
const squareMetres = z.number().int().positive();
const weeks = durationOf(z.number().int().min(0).max(60));
const key = z.string().regex(/^[a-z][a-zA-Z]*$/, 'se esperaba una palabra sin acentos, como «insurer»');

function forEachBuilding<T extends z.ZodType>(value: T) {
  return z.strictObject(
    Object.fromEntries(BUILDINGS.map((kind) => [kind, value])) as Record<(typeof BUILDINGS)[number], T>,
  );
}

const common = {
  group: z.enum(LINE_GROUPS).describe('En qué parte de la tabla está.'),
  payee: key.describe('A quién se paga: un nombre de la lista «payees».'),
  source: key.describe('De dónde sale la cifra: un nombre de la lista «sources».'),
  sample,
  name: localized(line.max(60)).describe('Cómo se lee en la tabla.'),
};
const plain = z.strictObject(common);
const ofExecution = z.strictObject({ ...common, of: z.literal('execution'), percent: percents });
const ofContract = z.strictObject({ ...common, of: z.literal('contract'), percent: percents });
const fixed = z.strictObject({ ...common, euros });
const byKind = z.strictObject({ ...common, byKind: forEachBuilding(euros) });

/** The lines of the table, in its order: each has the figures that app/lib/planner/costs.ts counts with. */
const lines = z.strictObject({
  house: plain,
  garage: z.strictObject({ ...common, squareMetres, percentOfHouse: percents }),
  slope: z.strictObject({ ...common, percentOfHouse: percents }),
  pool: fixed,
  solar: fixed,
  garden: z.strictObject({ ...common, squareMetres, eurosEach: euros }),
  worksVat: plain,
  architect: ofExecution,
  technician: ofExecution,
  icio: ofExecution,
  permitFee: ofExecution,
  survey: byKind,
  papers: z.strictObject({ ...common, of: z.literal('execution'), percent: percents, euros }),
  siteInsurance: ofContract,
  decennial: z.strictObject({ ...common, of: z.literal('contract'), percent: percents, least: euros }),
  connections: byKind,
  deedTax: z.strictObject({ ...common, of: z.literal('declared'), percent: percents }),
  deedNotary: plain,
  appraisal: fixed,
  contingency: z.strictObject({ ...common, of: z.literal('works-and-fees'), percent: percents }),
  plot: plain,
  plotTax: z
    .strictObject({
      ...common,
      of: z.literal('price'),
      percent: percent.describe('Si vende un particular, en tanto por ciento.'),
      dear: z
        .strictObject({
          above: z.number().int().positive().describe('Desde este precio, en euros.'),
          percent: percent.describe('Lo que pagan, en tanto por ciento.'),
        })
        .describe('Las parcelas caras pagan otro porcentaje.'),
    })
    .refine(
      ({ percent, dear }) => percent <= dear.percent,
      'se esperaba que las parcelas caras no pagaran menos',
    ),
  plotLawyer: z.strictObject({ ...common, of: z.literal('price'), percent: percents, least: euros }),
  plotNotary: plain,
});

const word = localized(line.max(20));
const basis = localized(line.max(60).includes('#', 'se esperaba «#» en el lugar de la cifra'));

const stage = z.strictObject({
  weeks,
  name: localized(line.max(40)).describe('Cómo se lee en el calendario.'),
});

const step = z.strictObject({
  value: z.number().int().positive().describe('Valor de la escritura, en euros.'),
  notary: z.number().positive().describe('Lo que cobra la notaría, en euros.'),
  registry: z.number().positive().describe('Lo que cobra el registro, en euros.'),
});

/** Finishes, from the simplest on. */
const FINISHES = ['simple', 'good', 'high'];

const finishes = z
  .strictObject({
    simple: euros.describe('Acabado sencillo: tres números, de menor a mayor.'),
    good: euros.describe('Acabado bueno: tres números, de menor a mayor.'),
    high: euros.describe('Acabado alto: tres números, de menor a mayor.'),
  })
  .transform(({ simple, good, high }): [typeof simple, typeof good, typeof high] => [simple, good, high]);

/** Heading of a section of the sheet, and how to read it. */
const sheetHead = { heading: words(60), lead: words(380) };

/** Words of the page, from top to bottom. */
export const plannerWords = z
  .strictObject({
    headline: words(70),
    lead: words(230),
    opening: words(40, 'Mientras se abre el caso de un enlace.'),
    withoutScript: words(380, 'Lo que lee quien no tiene JavaScript.'),
    form: z
      .strictObject({
        heading: words(30),
        examples: z
          .strictObject({
            heading: words(40),
            cases: z
              .array(words(55, '{{area}} son los metros cuadrados.', ['area']))
              .length(3)
              .describe('Una casa, una villa y una nave. Cada botón rellena el formulario con ese caso.'),
          })
          .describe('Tres casos para empezar.'),
        fields: z
          .strictObject({
            building: words(35),
            area: words(40),
            storeys: words(20),
            finish: words(30),
            extras: words(15),
            plot: words(20),
            plotPrice: words(45),
            business: words(30),
            resident: words(30),
            start: words(30),
          })
          .describe('Lo que se pregunta.'),
        building: forEachBuilding(words(35)),
        finish: z
          .strictObject({ simple: words(16), good: words(16), high: words(16) })
          .transform(({ simple, good, high }) => ({ 1: simple, 2: good, 3: high })),
        extras: z.strictObject({
          pool: words(30),
          slope: words(30),
          garage: words(30),
          solar: words(30),
          garden: words(30),
        }),
        plot: z.strictObject({ looking: words(32), owned: words(32), permit: words(32) }),
        business: z
          .strictObject({ person: words(20), company: words(20) })
          .transform(({ person, company }) => ({ false: person, true: company })),
        resident: z
          .strictObject({ spain: words(20), abroad: words(20) })
          .transform(({ spain, abroad }) => ({ true: spain, false: abroad })),
        noStart: words(25, 'Cuando no se ha elegido un mes.'),
        limits: words(40, 'Debajo de un número.', ['least', 'most']),
        outside: words(100, 'Cuando un número no cabe. {{number}} es el que se usa.', [
          'least',
          'most',
          'number',
        ]),
        read: words(40, 'Cuando se escribió algo más que un número. {{number}} es el que se usa.', [
          'number',
        ]),
        noNumber: words(100, 'Cuando no se ha escrito ningún número. {{number}} es el que se usa.', [
          'number',
        ]),
        adjusted: words(120, 'Cuando el enlace trae valores que no caben.', ['fields']),
        unread: words(120, 'Cuando el enlace trae algo que no se entiende.'),
      })
      .describe('El formulario: lo que se pregunta y lo que se puede elegir.'),
    total: z
      .strictObject({
        heading: words(45),
        three: z.array(words(12)).length(3).describe('Bajo, habitual y alto.'),
        each: words(32),
        keys: words(32),
        works: words(32),
        months: words(35, 'Lo que dura, en meses.', ['least', 'most']),
        shares: words(45, 'Encima de la barra.'),
        rest: words(20),
        restNames: words(95, 'Qué hay en lo demás.'),
        little: words(18, 'Lo que se lee de una parte muy pequeña.'),
        said: words(140, 'Lo que oye quien no ve la página cuando cambia el resultado.', [
          'usual',
          'least',
          'most',
          'months',
        ]),
        saidWithoutPrices: words(55, 'Lo mismo, si no se enseñan precios.', ['months']),
      })
      .describe('El resultado, al lado del formulario.'),
    calendar: z
      .strictObject({
        ...sheetHead,
        weekByWeek: words(45),
        ends: words(50, 'Cuándo acaba una etapa, si se sabe cuándo se empieza.', ['from', 'to']),
        month: words(24, 'Si no se sabe cuándo se empieza.', ['number']),
        week: words(24, 'De la obra.', ['number']),
      })
      .describe('El calendario, a escala.'),
    payments: z
      .strictObject({
        ...sheetHead,
        columns: z.array(words(40)).length(4).describe('Los nombres de las columnas.'),
        button: words(40, 'Abre los pagos uno a uno. {{number}} es cuántos son.', ['number']),
        times: z.array(words(30)).length(3).describe('Antes de la obra, durante la obra y después.'),
        part: words(45, '{{moment}} es cuándo se paga.', ['number', 'moment']),
        fees: words(55, undefined, ['number']),
        paidFor: z
          .strictObject({
            plot: words(60),
            studies: words(60),
            permit: words(60),
            start: words(60),
            connections: words(60),
            deed: words(60),
          })
          .describe('Los pagos que no son de la obra.'),
        weeks: words(40, 'Cuándo, si no se sabe cuándo se empieza.', ['least', 'most']),
      })
      .describe('La tabla de los pagos.'),
    costs: z
      .strictObject({
        ...sheetHead,
        label: words(40),
        columns: z
          .array(words(22))
          .length(3)
          .describe('Los nombres de las tres primeras columnas; las otras son «Bajo», «Habitual» y «Alto».'),
        button: words(40, 'Abre la tabla. {{number}} es cuántos son.', ['number']),
        ours: words(24, 'Al lado de la obra.'),
        sum: words(12),
        source: words(12, 'El botón que abre la fuente.'),
        sample: words(22, 'El mismo botón, mientras la cifra sea de muestra.'),
        paidTo: words(32, undefined, ['payee']),
        note: words(380, 'Debajo de la tabla: cómo se leen sus porcentajes.'),
      })
      .describe('La tabla de todos los gastos.'),
    leftOut: z
      .strictObject({ heading: words(45), points: z.array(words(160)) })
      .describe('Lo que la suma no incluye.'),
    follows: z
      .strictObject({
        heading: words(55),
        homesVat: words(380),
        otherVat: words(380),
        business: words(380),
        mustInsure: words(380),
        mayInsure: words(380),
        abroad: z.array(words(380)).describe('Qué cambia para quien vive fuera.'),
        links: z
          .strictObject({ vat: words(45), abroad: words(45), mortgage: words(45) })
          .describe('Llevan a las respuestas.'),
      })
      .describe('Los impuestos y los seguros, según quién construye.'),
    sheet: z
      .strictObject({
        label: words(30),
        guide: words(50, 'Al lado de la marca.'),
        area: words(15, undefined, ['area']),
        storeys: words(30, undefined, ['number']),
        finish: words(30, undefined, ['level']),
        plot: words(30, undefined, ['state']),
        heading: words(20),
        notice: words(380, 'No es asesoramiento, y de cuándo es la información.'),
      })
      .describe('El recuadro del final, como en los planos.'),
    takeAway: z
      .strictObject({
        heading: words(35),
        link: words(50, 'Lleva al formulario de presupuesto con el caso escrito.'),
      })
      .describe('Qué se puede hacer con el resultado.'),
  })
  .describe('Todo lo que dice la página, de arriba abajo.');

/** What the cost calculator counts with, and its words: content/planner/. */
export const plannerSchema = z
  .strictObject({
    showPrices: z
      .boolean()
      .describe(
        'Sin la marca, la página enseña el calendario y ningún precio. Las respuestas dejan fuera las frases con {{planner…}} y lo que está entre {{#prices}} y {{/prices}}; lo que está entre {{^prices}} y {{/prices}} se lee solo sin precios.',
      ),
    overheads: z
      .strictObject({
        generalCosts: percent.describe('Gastos generales, en tanto por ciento.'),
        profit: percent.describe('Beneficio industrial, en tanto por ciento.'),
      })
      .describe(
        'Lo que el precio del contrato lleva por encima del coste de ejecución: 13 % de gastos generales y 6 % de beneficio (Real Decreto 1098/2001, artículo 131).',
      ),
    prices: z
      .strictObject({ sample, ...forEachBuilding(finishes).shape })
      .describe(
        'Euros por metro cuadrado construido, llave en mano y sin IVA, según lo que se construye y su acabado.',
      ),
    storey: z
      .strictObject({ sample, percent: percent.max(20).describe('En tanto por ciento.') })
      .describe('Lo que cada planta por encima de la primera encarece el metro cuadrado.'),
    fees: z
      .strictObject({
        sample,
        parts: z
          .tuple([percent.int(), percent.int(), percent.int()])
          .refine(
            (parts) => parts.reduce((sum, part) => sum + part, 0) === 100,
            'se esperaban tres partes que sumaran 100',
          )
          .describe(
            'Con el proyecto básico, con el de ejecución y al final de la obra, en tanto por ciento.',
          ),
      })
      .describe('Cómo se reparten los honorarios.'),
    groups: z
      .strictObject(
        Object.fromEntries(LINE_GROUPS.map((group) => [group, localized(line.max(30))])) as Record<
          (typeof LINE_GROUPS)[number],
          ReturnType<typeof localized>
        >,
      )
      .describe('Cómo se llaman las partes de la tabla.'),
    payees: listById(
      z.strictObject({
        id: key.describe('Nombre con el que lo citan las líneas.'),
        name: localized(line.max(60)),
      }),
    ).describe('A quién se paga.'),
    sources: listById(
      z.strictObject({
        id: key.describe('Nombre con el que la citan las líneas.'),
        kind: z
          .enum(['law', 'published', 'estimate', 'owner'])
          .describe(
            'Qué clase de fuente es: una ley, algo publicado, una estimación de la que nadie publica nada, o un dato de la propia empresa.',
          ),
        date: z
          .string()
          .regex(/^\d{4}-\d{2}$/, 'se esperaba un mes como 2026-11')
          .describe('Mes en que se publicó o se leyó.'),
        url: httpsUrl.optional().describe('Dónde se puede leer.'),
        text: localized(line.max(160)).describe('Cómo se cita en la página.'),
      }),
    ).describe('De dónde salen las cifras.'),
    lines: lines.describe(
      'Los costes, en el orden de la tabla. Los porcentajes son de lo que dice «of»: del contrato sin IVA, del coste de ejecución (PEM), del precio de la parcela, o de la obra y los honorarios.',
    ),
    kinds: z
      .strictObject({ law: word, published: word, estimate: word, owner: word })
      .describe('Cómo se llama cada clase de fuente.'),
    bases: z
      .strictObject({
        works: basis,
        execution: basis,
        declared: basis,
        contract: basis,
        price: basis,
        'works-and-fees': basis,
      })
      .describe('De qué es un tanto por ciento cada coste; «#» está en el lugar de la cifra.'),
    tariffs: z
      .strictObject({
        steps: z
          .array(step)
          .min(2)
          .refine(
            (steps) =>
              steps.every(({ value, notary, registry }, index) => {
                const before = steps[index - 1];
                return (
                  !before || (value > before.value && notary >= before.notary && registry >= before.registry)
                );
              }),
            'se esperaba que cada escalón fuera más caro que el anterior',
          ),
        mostRegistry: z.number().positive().describe('Lo máximo que cobra el registro, en euros.'),
        withCopies: three(z.number().min(1).max(5)).describe('Por cuánto lo multiplican las copias.'),
      })
      .describe('Lo que cobran notaría y registro según el valor de la escritura, sin IVA.'),
    calendar: z
      .strictObject({
        sample,
        search: stage.describe('Buscar y comprar la parcela.'),
        outside: stage.describe('Piscina y exteriores.'),
        deed: stage.describe('Escritura, registro y catastro.'),
        slope: weeks.describe(
          'Lo que un sótano o una parcela en pendiente alarga la cimentación, en semanas.',
        ),
        size: forEachBuilding(
          z.strictObject({
            upTo: squareMetres.describe('Metros cuadrados que caben en las semanas de las fases.'),
            weekFor: squareMetres.describe('Metros cuadrados de más que añaden una semana.'),
          }),
        ),
      })
      .describe('Lo que tarda aquello que no está ni en el camino ni en las fases, en semanas.'),
    payments: z
      .array(z.enum(PAID_AFTER))
      .describe(
        'Cuándo se paga cada parte del precio, en su orden: al firmar el contrato o al terminar una fase.',
      ),
    words: plannerWords,
  })
  .superRefine(({ prices, lines, payees, sources }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const kind of BUILDINGS) {
      const finishes = prices[kind];
      for (const [level, price] of finishes.entries()) {
        const simpler = finishes[level - 1];
        if (simpler && price.some((euros, index) => euros < (simpler[index] ?? 0)))
          issue(['prices', kind, FINISHES[level] ?? ''], 'se esperaba que un acabado mejor no costara menos');
      }
    }
    const expect = (known: { id: string }[], line: string, field: string, named: string) => {
      const names = known.map(({ id }) => id);
      if (!names.includes(named))
        issue(['lines', line, field], `se esperaba uno de estos: ${names.join(', ')}`);
    };
    for (const [name, { payee, source }] of Object.entries(lines)) {
      expect(payees, name, 'payee', payee);
      expect(sources, name, 'source', source);
    }
  })
  .transform(({ payees, sources, ...rest }) => ({
    ...rest,
    payees: namesById(payees),
    sources: byId(sources),
  }));
