import type { ContentOf, Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { Section } from '#app/ui/section.tsx';
import { WallDiagram } from './wall-diagram.tsx';

type Props = { words: ContentOf<'technology'>['wall']; wall: Wall };

/** "Our promise": the exterior wall, layer by layer. */
export function WallSection({ words, wall }: Props) {
  const language = useLanguage();
  const depth = wallDepth(wall.layers);
  return (
    <Section title={filled(words.heading, { centimetres: Math.round(depth / 10) })} lead={words.lead}>
      <WallDiagram label={words.label} wall={wall} />
      <p className="type-note px-text max-w-measure-60 pt-4 pb-section text-steel-600">
        {filled(words.note, { total: millimetres(depth, language) })}
      </p>
    </Section>
  );
}
