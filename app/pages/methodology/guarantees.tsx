import type { ContentOf } from '#app/content/collections.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What the contract guarantees, and what the law and the manufacturer say, each with its conditions. */
export function Guarantees({ words }: { words: ContentOf<'methodology'>['guarantees'] }) {
  return (
    <section className="night">
      <div className="frame pt-step-4 pb-step-1">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <dl data-reveal="" className="bleed cells border-line-night border-t md:grid-cols-2 xl:grid-cols-4">
          {words.points.map(({ figure, title, text }) => (
            <div key={title} className="row-span-2 grid grid-rows-subgrid gap-y-3 px-bleed py-step-1">
              <dt className="font-stretch-90%">
                <b className="type-h2-side block font-medium tabular-nums">{displayFigure(figure)}</b> {title}
              </dt>
              <dd className="text-base text-steel-100">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
