import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { isHome, type PlannerCase } from '#app/lib/planner/case.ts';
import { type Amounts, type CostLine, type Costs, groupSum } from '#app/lib/planner/costs.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { LINE_GROUPS } from '#app/lib/planner/rates.ts';
import { Fold } from '#app/sections/planner/fold.tsx';
import { monthInWords } from '#app/sections/planner/plan-words.ts';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

type Props = { plan: PlannerCase; costs: Costs; planner: Sheet };

/** Every cost with its low, typical and high amount, what it is a part of, who is paid and where the figure comes from. */
export function CostTable({ plan, costs, planner }: Props) {
  const { says, lines, sources, groups, words } = planner;
  const used = [...new Set(costs.lines.map(({ id }) => lines[id].source))];
  const perMetre = costs.perSquareMetre;
  return (
    <section aria-labelledby="gastos" className="track">
      <div className="frame studs pt-section pb-[clamp(2.5rem,5vw,4.5rem)]">
        <SectionHead title={<span id="gastos">{says.costs}</span>}>{words.costs}</SectionHead>
        <div className="px-text">
          <table className="plan-table">
            <caption className="sr-only">{says.table}</caption>
            <colgroup>
              <col className="w-[40%] sm:w-[46%] lg:w-[27%]" />
              <col className="max-lg:hidden lg:w-[17%]" />
              <col className="max-lg:hidden lg:w-[23%]" />
              <col span={3} />
            </colgroup>
            <thead className="border-ink border-b text-steel-600">
              <tr className="align-bottom">
                <th scope="col" className="pr-2">
                  {says.cost}
                </th>
                <th scope="col" className="pr-3 max-lg:hidden">
                  {says.payee}
                </th>
                <th scope="col" className="pr-3 max-lg:hidden">
                  {says.basis}
                </th>
                {says.three.map((name) => (
                  <th key={name} scope="col" className="text-right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {LINE_GROUPS.map((group) => {
              const its = costs.lines.filter((line) => line.group === group);
              if (its.length === 0) return null;
              const whose = group === 'works' ? says.ours : says.apart;
              return (
                <tbody key={group} className="border-line-strong border-b">
                  {its.length > 1 && (
                    <tr className="align-top font-semibold">
                      <th scope="rowgroup" className="pt-3 pb-1 pr-2 font-semibold">
                        {groups[group]}
                        <span className="block font-normal text-note text-steel-600 lg:hidden">{whose}</span>
                      </th>
                      <td className="pt-3 pb-1 font-normal text-steel-600 max-lg:hidden" colSpan={2}>
                        {whose}
                      </td>
                      <Cells amounts={groupSum(costs, group)} className="pt-3 pb-1" />
                    </tr>
                  )}
                  {its.map((line) => (
                    <Line
                      key={line.id}
                      line={line}
                      alone={its.length === 1}
                      whose={whose}
                      planner={planner}
                      plan={plan}
                    />
                  ))}
                </tbody>
              );
            })}
            <tfoot className="border-ink border-y-2 font-semibold">
              <tr>
                <th scope="row" className="py-3 pr-2 font-semibold">
                  {says.sum}
                </th>
                <td className="max-lg:hidden" colSpan={2} />
                <Cells amounts={costs.total} className="py-3" />
              </tr>
              <tr className="border-line border-t">
                <th scope="row" className="py-2 pr-2 font-medium">
                  {says.each}
                </th>
                <td className="max-lg:hidden" colSpan={2} />
                <Cells amounts={perMetre} className="py-2 font-medium" />
              </tr>
            </tfoot>
          </table>
          <Fold of={says.costs} rows />
          <p className="mt-4 hidden text-note print:block">
            {`${says.sources}: ${used.map((id) => sources[id]?.text).join('; ')}`}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Low, typical and high, in whole euros. */
function Cells({ amounts, className }: { amounts: Amounts; className: string }) {
  const language = useLanguage();
  return amounts.map((amount, index) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: low, typical, high
      key={index}
      className={`text-right tabular-nums max-sm:font-stretch-80% ${className}`}
    >
      {grouped(amount / 100, language)}
    </td>
  ));
}

type LineProps = { line: CostLine; alone: boolean; whose: string; planner: Sheet; plan: PlannerCase };

function Line({ line: { id, amounts }, alone, whose, planner, plan }: LineProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { name, payee, source, sample, basis: ofHomes } = planner.lines[id];
  const basis =
    id === 'worksVat' && !isHome(plan.building) ? planner.otherVatBasis : ofHomes || (alone && whose);
  const popover = `source-${id}`;
  const cited = planner.sources[source];
  const paid = planner.payees[payee] ?? '';
  const top = alone ? 'pt-3' : '';
  const words = sample ? planner.says.sample : planner.says.source;
  return (
    <tr className="align-top" data-part={alone ? undefined : ''}>
      <th
        scope="row"
        className={`hyphens-auto wrap-break-word py-1.5 pr-2 max-[23em]:wrap-anywhere ${alone ? 'pt-3 font-semibold' : 'pl-3 font-normal lg:pl-4'}`}
      >
        {name}{' '}
        <button
          type="button"
          popoverTarget={popover}
          aria-label={`${words}: ${name}`}
          className="source-button"
        >
          {words}
        </button>
        <div id={popover} popover="auto" className="source-note">
          <p className="font-semibold">{name}</p>
          <p className="mt-1">
            {[basis, t('se paga a: {{payee}}', { payee: paid })].filter(Boolean).join('; ')}
          </p>
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
      <td className={`py-1.5 pr-3 text-steel-800 max-lg:hidden ${top}`}>{paid}</td>
      <td className={`py-1.5 pr-3 text-steel-800 max-lg:hidden ${top}`}>{basis}</td>
      <Cells amounts={amounts} className={`py-1.5 ${alone ? 'pt-3 font-semibold' : ''}`} />
    </tr>
  );
}
