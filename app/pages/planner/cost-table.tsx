import type { ReactNode } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { isHome, type PlannerCase } from '#app/lib/planner/case.ts';
import { LINE_GROUPS } from '#app/lib/planner/cost-lines.ts';
import { type Amounts, type CostLine, type Costs, groupSum } from '#app/lib/planner/costs.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { Fold } from './fold.tsx';
import { monthInWords } from './plan-words.ts';
import { SheetHead } from './timeline.tsx';

type Props = { plan: PlannerCase; costs: Costs; planner: Planner };

/** Every cost with its low, typical and high amount, what it is a part of, who is paid and where the figure comes from. */
export function CostTable({ plan, costs, planner }: Props) {
  const t = useTranslate();
  const { lines, sources, groups, words } = planner;
  const says = words.costs;
  const used = [...new Set(costs.lines.map(({ id }) => lines[id].source))];
  return (
    <section aria-labelledby="gastos" className="track">
      <div className="frame studs py-step-5">
        <SheetHead id="gastos" words={says} />
        <div className="px-text">
          <Fold label={filled(says.button, { number: costs.lines.length })}>
            <table className="plan-table plan-costs">
              <caption className="sr-only">{says.label}</caption>
              <thead>
                <tr>
                  {[...says.columns, ...words.total.three].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              {LINE_GROUPS.map((group) => {
                const its = costs.lines.filter((line) => line.group === group);
                if (its.length === 0) return null;
                const alone = its.length === 1;
                const ours = group === 'works' && <span className="plan-ours">{says.ours}</span>;
                return (
                  <tbody key={group}>
                    {!alone && (
                      <tr>
                        <th scope="rowgroup">
                          {groups[group]}
                          {ours}
                        </th>
                        <td />
                        <td />
                        <Cells amounts={groupSum(costs, group)} />
                      </tr>
                    )}
                    {its.map((line) => (
                      <Line key={line.id} line={line} alone={alone} planner={planner} plan={plan}>
                        {alone && ours}
                      </Line>
                    ))}
                  </tbody>
                );
              })}
              <tfoot>
                {[[says.sum, costs.total] as const, [words.total.each, costs.perSquareMetre] as const].map(
                  ([name, amounts]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td />
                      <td />
                      <Cells amounts={amounts} />
                    </tr>
                  ),
                )}
              </tfoot>
            </table>
            <p className="type-note mt-4 text-steel-600 print:hidden">{says.note}</p>
            <p className="type-note mt-4 hidden print:block">
              {`${t('Fuentes')}: ${used.map((id) => sources[id]?.text).join('; ')}`}
            </p>
          </Fold>
        </div>
      </div>
    </section>
  );
}

/** Low, typical and high, in whole euros. */
function Cells({ amounts }: { amounts: Amounts }) {
  const language = useLanguage();
  return amounts.map((amount, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: low, typical, high
    <td key={index}>{grouped(amount / 100, language)}</td>
  ));
}

type LineProps = {
  line: CostLine;
  alone: boolean;
  planner: Planner;
  plan: PlannerCase;
  /** below its name */
  children: ReactNode;
};

function Line({ line: { id, amounts }, alone, planner, plan, children }: LineProps) {
  const language = useLanguage();
  const says = planner.words.costs;
  const { name, payee, source, sample, basis: ofHomes } = planner.lines[id];
  const basis = id === 'worksVat' && !isHome(plan.building) ? planner.otherVatBasis : ofHomes;
  const popover = `source-${id}`;
  const cited = planner.sources[source];
  const paid = planner.payees[payee] ?? '';
  const words = sample ? says.sample : says.source;
  return (
    <tr data-part={alone ? undefined : ''}>
      <th scope="row">
        {name}{' '}
        <button
          type="button"
          popoverTarget={popover}
          aria-label={`${words}: ${name}`}
          className="source-button"
        >
          {words}
        </button>
        {children}
        <div id={popover} popover="auto" className="source-note">
          <p className="font-semibold">{name}</p>
          <p className="mt-1">{[basis, filled(says.paidTo, { payee: paid })].filter(Boolean).join('; ')}</p>
          {cited && (
            <p className="mt-2 text-steel-800">
              {planner.kinds[cited.kind]}:{' '}
              {cited.url ? (
                <a href={cited.url} className="underline" rel="noopener">
                  {cited.text}
                </a>
              ) : (
                cited.text
              )}
              {` (${monthInWords(cited.date, language, 'long')})`}
            </p>
          )}
        </div>
      </th>
      <td>{paid}</td>
      <td>{basis}</td>
      <Cells amounts={amounts} />
    </tr>
  );
}
