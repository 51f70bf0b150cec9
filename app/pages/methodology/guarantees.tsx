import type { ContentOf } from '#app/content/collections.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** What the contract guarantees, and two facts for the client's own sums, each with its conditions. */
export function Guarantees({ words }: { words: ContentOf<'methodology'>['guarantees'] }) {
  const contract = {
    dt: 'text-[clamp(1.375rem,1.2rem+.7vw,1.75rem)] leading-snug tracking-close',
    figure:
      'mb-1 block whitespace-nowrap max-3xs:whitespace-normal font-stretch-80% text-[clamp(2.5rem,1.8rem+2.4vw,4rem)] leading-none tracking-tight',
  };
  const sums = { dt: 'text-large leading-snug', figure: '' };
  const groups = [
    { ...words.contract, look: contract },
    { ...words.sums, look: sums },
  ];
  return (
    <section className="night">
      <div className="frame py-section">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        {groups.map(({ title: group, look, points }) => (
          <section key={group} className="[&+section]:mt-10">
            <h3 className="type-h3 px-text pb-4 text-steel-100">{group}</h3>
            <dl data-reveal="" className="border-line-night border-t lg:grid lg:grid-cols-2 lg:border-b">
              {points.map(({ figure, title, text }) => (
                <div
                  key={title}
                  className="grid gap-y-2 border-line-night py-step-1 max-lg:border-b lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-4 lg:not-first:border-l"
                >
                  <dt className={`px-text font-stretch-90% ${look.dt}`}>
                    <b className={`font-medium tabular-nums ${look.figure}`}>{displayFigure(figure)}</b>{' '}
                    {title}
                  </dt>
                  <dd className="px-text max-w-measure-44 text-steel-100">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
