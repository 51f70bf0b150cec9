import type { ContentOf, Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { celsius } from '#app/sections/wall/measures.ts';
import { INSIDE, OUTSIDE } from './temperature.ts';
import { WallCutDrawing } from './wall-cut-drawing.tsx';

type Props = { words: ContentOf<'technology'>['cladding']; wall: Wall };

/** Cladding: the board that braces the frame, and how far the heat of the street comes through what is put round it. */
export function Cladding({ words, wall }: Props) {
  const language = useLanguage();
  return (
    <section className="track">
      <div className="frame studs grid-12">
        <div className="px-text col-span-full flex flex-col justify-between gap-step-3 pt-step-5 pb-step-4 lg:col-span-5 print:col-span-5">
          <h2 className="type-h2-side">{words.heading}</h2>
          <div className="grid max-w-measure-36 gap-4 text-steel-800">
            <p>{words.board}</p>
            <p>
              {filled(words.insulation, {
                outside: celsius(OUTSIDE, language),
                inside: celsius(INSIDE, language),
              })}
            </p>
          </div>
        </div>
        <div className="bleed col-span-full border-line bg-chalk max-lg:border-t lg:col-span-7 lg:border-l print:col-span-7">
          <WallCutDrawing layers={wall.layers} />
        </div>
      </div>
    </section>
  );
}
