import type { ReactNode } from 'react';
import type { ContentOf, Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { celsius, millimetres } from '#app/sections/wall/measures.ts';
import { Section } from '#app/ui/section.tsx';
import { BracingDrawing } from './bracing-drawing.tsx';
import { INSIDE, OUTSIDE } from './temperature.ts';
import { WallCutDrawing } from './wall-cut-drawing.tsx';

type Props = { words: ContentOf<'technology'>['cladding']; wall: Wall };

/** Cladding: the board that braces the frame, and what is put round it. */
export function Cladding({ words, wall }: Props) {
  const language = useLanguage();
  const spacing = millimetres(wall.spacing, language);
  return (
    <Section title={words.heading} lead={words.lead}>
      <div data-reveal="" className="bleed cells track md:grid-cols-2">
        <Cell drawing={<BracingDrawing spacing={spacing} />} title={filled(words.board.title, { spacing })}>
          {words.board.text}
        </Cell>
        <Cell drawing={<WallCutDrawing layers={wall.layers} />} title={words.insulation.title}>
          {filled(words.insulation.text, {
            outside: celsius(OUTSIDE, language),
            inside: celsius(INSIDE, language),
          })}
        </Cell>
      </div>
    </Section>
  );
}

/** A drawing with its words below. */
function Cell({ drawing, title, children }: { drawing: ReactNode; title: string; children: ReactNode }) {
  return (
    <article>
      <div className="grid aspect-16/10 border-line border-b bg-chalk">{drawing}</div>
      <div className="px-bleed pt-step-3 pb-step-4">
        <h3 className="type-h3">{title}</h3>
        <p className="mt-3 max-w-measure-36 text-steel-800">{children}</p>
      </div>
    </article>
  );
}
