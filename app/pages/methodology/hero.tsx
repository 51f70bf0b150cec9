import type { ContentOf } from '#app/content/collections.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Props = { words: ContentOf<'methodology'>['hero']; picture: PictureData; rendered: boolean };

/** How a house is built, beside one whose steel stands. */
export function Hero({ words, picture, rendered }: Props) {
  return (
    <section className="frame studs grid-12">
      <div className="px-text col-span-full flex flex-col justify-between gap-step-4 py-step-4 lg:col-span-7">
        <Headline words={words.headline} className="type-h1" />
        <p className="type-lead max-w-measure-30 text-steel-800">{words.lead}</p>
      </div>
      <div className="bleed col-span-full flex flex-col border-line lg:col-span-5 lg:border-l">
        <div className="relative aspect-4/3 bg-sand lg:aspect-auto lg:flex-1">
          <Picture picture={picture} sizes={sizes(100, '(width < 1024px) 94vw, min(39vw, 667px)')} first />
        </div>
        {rendered && <RenderNote several className="px-bleed py-3" />}
      </div>
    </section>
  );
}
