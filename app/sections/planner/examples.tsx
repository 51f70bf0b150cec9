import { Fold } from '#app/sections/planner/fold.tsx';
import type { Sheet } from '#app/sections/planner/sheet-words.ts';
import { SheetHead } from '#app/sections/planner/timeline.tsx';
import type { Figures } from '#app/sections/planner/worked-examples.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** Three worked examples: all there is without JavaScript, a starting point with it. */
export function Examples({ planner: { examples, says, words } }: { planner: Sheet }) {
  return (
    <section aria-labelledby="ejemplos" className="track print:hidden">
      <div className="frame studs pt-[clamp(2.5rem,5vw,4.5rem)]">
        <SheetHead id="ejemplos" title={says.examples}>
          {words.examples}
        </SheetHead>
        <ul className="bleed track grid lg:grid-cols-3">
          {examples.map(({ title, line, total, times, to }) => (
            <li key={title} className="plan-example px-bleed">
              <h3 className="type-h3">{title}</h3>
              <p className="mt-2 text-small text-steel-600">{line}</p>
              {total && (
                <>
                  <p className="mt-4 mb-1 text-small text-steel-800">{says.total}</p>
                  <p className="plan-range-small">{total.range}</p>
                  <p className="mt-2 text-small text-steel-800">
                    {says.typical}: {total.typical}
                  </p>
                  <div className="mt-4">
                    <Fold of={title} />
                    <Rows of={total.parts} />
                  </div>
                </>
              )}
              {total && <Rows of={total.payments} className="lg:mt-4" />}
              <Rows of={times} className="mb-4 border-line border-b" />
              <TextLink to={to} replace data-planner-example="" className="justify-self-start no-js:hidden">
                {says.openExample}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Rows({ of, className = '' }: { of: Figures; className?: string }) {
  return (
    <dl className={`text-small ${className}`}>
      {of.map(([name, figure]) => (
        <div key={name} className="flex justify-between gap-3 border-line border-t py-1">
          <dt>{name}</dt>
          <dd className="whitespace-nowrap tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
