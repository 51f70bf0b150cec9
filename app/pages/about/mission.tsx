import type { ContentOf } from '#app/content/collections.ts';

export function Mission({ words }: { words: ContentOf<'about'>['mission'] }) {
  return (
    <section className="track bg-sand">
      <div data-reveal="" className="frame px-text py-step-3">
        <h2 className="type-note font-semibold text-steel-600">{words.heading}</h2>
        <p className="type-h2 mt-3">{words.text}</p>
      </div>
    </section>
  );
}
