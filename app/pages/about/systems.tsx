import type { ContentOf } from '#app/content/collections.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { SYSTEM_DRAWINGS } from './system-drawing.ts';

/** The three ways to build. */
export function Systems({ words }: { words: ContentOf<'about'>['systems'] }) {
  return (
    <section className="track">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <div className="px-text py-step-4">
          <h2 className="type-h2-side wrap-break-word">{words.heading}</h2>
          <p className="mt-5 max-w-measure-20 text-medium text-steel-800 leading-text">{words.lead}</p>
        </div>
        <ul data-reveal="" className="bleed grid border-line max-lg:border-t md:grid-cols-3 lg:col-span-3">
          {words.kinds.map(({ id, title, text }) => (
            <DrawnEntry
              key={id}
              drawing={SYSTEM_DRAWINGS[id]}
              name={title}
              className="max-md:not-first:border-t md:not-first:border-l lg:border-l"
            >
              {text}
            </DrawnEntry>
          ))}
        </ul>
      </div>
    </section>
  );
}
