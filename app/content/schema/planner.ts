import { z } from 'zod';
import { BUILDINGS } from '#app/lib/planner/case.ts';
import { PAID_AFTER } from '#app/lib/planner/payments.ts';
import { LINE_GROUPS } from '#app/lib/planner/rates.ts';
import { localized } from './finished.ts';
import { httpsUrl } from './formats.ts';
import { byId, durationOf, line, listById, namesById, sample } from './text.ts';

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

const sentence = (what: string) => localized(line.max(380)).describe(what);

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

/** What the cost calculator counts with: content/planner/. */
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
    words: z
      .strictObject({
        leftOut: z.array(localized(line.max(130))).describe('Lo que la suma no incluye.'),
        homesVat: sentence('Qué IVA lleva una vivienda.'),
        otherVat: sentence('Qué IVA lleva un local o una nave.'),
        business: sentence('Qué hace una empresa con el IVA.'),
        mustInsure: sentence('Cuándo es obligatorio el seguro decenal.'),
        mayInsure: sentence('Cuándo es voluntario.'),
        abroad: z.array(sentence('Qué cambia para quien vive fuera.')),
        notice: sentence('El aviso: no es asesoramiento, y de cuándo es la información.'),
        calendar: sentence('Cómo se lee el calendario.'),
        payments: sentence('Cómo se lee la tabla de los pagos.'),
        costs: sentence('Encima de la tabla: qué va en el precio y cómo se redondea.'),
        costsNote: sentence('Debajo de la tabla: cómo se leen sus porcentajes.'),
        withoutScript: sentence('Lo que lee quien no tiene JavaScript.'),
        unread: sentence('Cuando el enlace trae algo que no se entiende.'),
        quoteForm: sentence('Qué pasa con el caso en el formulario de presupuesto.'),
      })
      .describe('Lo que se dice al lado de los dibujos y de la tabla.'),
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
