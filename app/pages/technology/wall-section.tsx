import type { ContentOf, Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { Section } from '#app/ui/section.tsx';
import { TEXT_LINK, TextLinkLook } from '#app/ui/text-link.tsx';
import { WallDiagram } from './wall-diagram.tsx';
import { printWallSheet } from './wall-sheet.tsx';

type Props = {
  words: ContentOf<'technology'>['wall'];
  wall: Wall;
  /** what prints the wall at its true size */
  printLink: string;
};

/** "Our promise": the exterior wall, layer by layer. */
export function WallSection({ words, wall, printLink }: Props) {
  const language = useLanguage();
  const depth = wallDepth(wall.layers);
  return (
    <Section title={filled(words.heading, { centimetres: Math.round(depth / 10) })} lead={words.lead}>
      <WallDiagram label={words.label} wall={wall} />
      <div className="px-text flex justify-between gap-x-12 gap-y-3 pt-4 pb-step-4 max-lg:flex-col lg:items-start">
        <p className="type-note max-w-measure-60 text-steel-600">
          {filled(words.note, { total: millimetres(depth, language) })}
        </p>
        <button
          type="button"
          className={`${TEXT_LINK} flex-none text-left max-lg:self-start no-js:hidden`}
          onClick={printWallSheet}
        >
          <TextLinkLook>{printLink}</TextLinkLook>
        </button>
      </div>
    </Section>
  );
}
