import type { ContentOf } from '#app/content/collections.ts';
import { DrawnEntry } from '#app/ui/drawn-entry.tsx';
import { SERVICE_DRAWINGS } from './service-drawing.ts';

/** What the company does: five kinds of work, and the ways it builds. */
export function Services({ words }: { words: ContentOf<'about'>['services'] }) {
  return (
    <section className="frame studs">
      <div className="grid-12 items-baseline gap-y-4 py-step-2">
        <h2 className="type-h2-side px-text col-span-full lg:col-span-5">{words.heading}</h2>
        <p className="px-text col-span-full text-steel-800 lg:col-span-7">{words.systems}</p>
      </div>
      <ul data-reveal="" className="bleed cells border-line border-t md:grid-cols-2 lg:grid-cols-5">
        {words.kinds.map(({ id, title, text }) => (
          <DrawnEntry key={id} drawing={SERVICE_DRAWINGS[id]} name={title}>
            {text}
          </DrawnEntry>
        ))}
      </ul>
    </section>
  );
}
