import type { Planner } from '#app/content/planner.ts';
import type { Translate } from '#app/i18n/use-translate.ts';
import type { PlannerField } from '#app/lib/planner/case.ts';
import type { PaidForCosts } from '#app/lib/planner/payments.ts';

/**
 * Texts of the calculator without figures. They are translated at build time and come with the loader's data: in the
 * components, each would add to the page's script, whose budget has little room left.
 */
export function sheetWords(t: Translate) {
  return {
    title: t('Cuánto cuesta construir, y cuándo tienes las llaves'),
    lead: t(
      'Cambia los datos: verás el calendario, cada gasto con su fuente y cada pago en su momento. Es orientativo, y no se guarda ni se manda nada.',
    ),
    opening: t('Abriendo tu caso…'),
    yourCase: t('Tu caso'),
    fields: {
      building: t('Qué construyes'),
      area: t('Superficie construida, en m²'),
      storeys: t('Plantas'),
      finish: t('Acabado'),
      extras: t('Extras'),
      plot: t('Parcela'),
      plotPrice: t('Precio de la parcela, en euros'),
      resident: t('Dónde vives'),
      business: t('Quién construye'),
      start: t('Cuándo empiezas'),
    } satisfies Record<PlannerField, string>,
    building: {
      home: t('Una vivienda'),
      homes: t('Varias viviendas'),
      premises: t('Un local'),
      warehouse: t('Una nave'),
    },
    finish: { 1: t('Sencillo'), 2: t('Bueno'), 3: t('Alta gama') },
    extras: {
      pool: t('Piscina'),
      slope: t('Sótano o pendiente'),
      garage: t('Garaje y terrazas'),
      solar: t('Placas fotovoltaicas'),
      garden: t('Jardín y vallado'),
    },
    plot: {
      looking: t('La busco'),
      owned: t('La tengo'),
      permit: t('La tengo, con licencia'),
    },
    business: { false: t('Un particular'), true: t('Una empresa') },
    resident: { true: t('En España'), false: t('Fuera de España') },
    noStart: t('Aún no lo sé'),
    total: t('Coste total, con impuestos'),
    typical: t('Lo habitual'),
    each: t('Por m², sin la parcela'),
    keys: t('Hasta las llaves'),
    works: t('De ese tiempo, la obra'),
    shares: t('Cómo se reparte lo habitual'),
    rest: t('Lo demás'),
    restNames: t('estudios, seguros, acometidas, escritura y tasación'),
    little: t('menos del 1 %'),
    calendar: t('El calendario'),
    weekByWeek: t('La obra, semana a semana'),
    payments: t('Qué pagas y cuándo'),
    paymentHeads: [t('Pago'), t('Cuándo'), t('Parte del total, acumulada'), t('Importe')],
    /** end of a percentage scale */
    whole: t('{{number}} %', { number: 100 }),
    times: [t('Antes de la obra'), t('La obra'), t('Al acabar la obra')],
    paidFor: {
      plot: t('Parcela e impuestos de la compra'),
      studies: t('Topógrafo y estudio geotécnico'),
      permit: t('Tasa de la licencia'),
      start: t('Impuesto de obras, visado y seguros'),
      connections: t('Acometidas'),
      deed: t('Escritura, registro e impuesto'),
    } satisfies Record<PaidForCosts, string>,
    costs: t('Todos los gastos, con su fuente'),
    table: t('Todos los gastos, en euros'),
    cost: t('Gasto'),
    payee: t('Se paga a'),
    basis: t('Base'),
    three: [t('Bajo'), t('Habitual'), t('Alto')],
    ours: t('en nuestro precio'),
    sum: t('Suma'),
    sources: t('Fuentes'),
    sample: t('dato de ejemplo'),
    source: t('fuente'),
    leftOut: t('Lo que no entra en la suma'),
    follows: t('Qué cambia según quién construye'),
    vat: t('El IVA, con detalle'),
    abroad: t('Construir desde fuera'),
    mortgage: t('La hipoteca'),
    sheet: t('Qué es esta hoja'),
    guide: t('Orientativo: no es un presupuesto'),
    notice: t('Advertencia'),
    takeAway: t('Llévate el cálculo'),
    quote: t('Pedir presupuesto con estos datos'),
    ask: t('Presupuesto'),
    copy: t('Copiar enlace'),
    copied: t('Enlace copiado'),
    print: t('Imprimir'),
    examples: t('Empieza por un ejemplo'),
  };
}

export type SheetWords = ReturnType<typeof sheetWords>;

/** Loader data of the page: what it calculates with, and its texts. */
export type Sheet = Planner & { says: SheetWords };
