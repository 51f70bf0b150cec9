import type { ContentOf, Wall } from '#app/content/collections.ts';
import { Headline } from '#app/ui/headline.tsx';
import { ProfileDrawing } from './profile-drawing.tsx';

type Props = { words: ContentOf<'technology'>['hero']; profile: Wall['profile'] };

/** What steel frame is, beside the section of its profile. */
export function Hero({ words, profile }: Props) {
  return (
    <section className="frame studs grid-12">
      <div className="px-text col-span-full flex flex-col justify-between gap-step-6 py-step-6 lg:col-span-7">
        <Headline words={words.headline} className="type-h1" />
        <p className="type-lead max-w-measure-30 text-steel-800">{words.lead}</p>
      </div>
      <figure className="bleed col-span-full flex flex-col items-center justify-center gap-4 border-line bg-chalk p-6 max-lg:border-t lg:col-span-5 lg:border-l">
        <ProfileDrawing label={words.label} profile={profile} />
        <figcaption className="type-note text-steel-600">{words.caption}</figcaption>
      </figure>
    </section>
  );
}
