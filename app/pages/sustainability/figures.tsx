import type { ClaimRange } from '#app/content/claims.ts';
import type { ContentOf } from '#app/content/collections.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { EDGE_TO_EDGE, phoneSizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Figure, FigureGrid, Ruler } from './figure.tsx';

type RulerId = 'less-co2' | 'less-water' | 'less-waste';

type Words = ContentOf<'sustainability'>;

type Props = {
  words: Pick<Words, 'hero' | 'whole' | 'figures'>;
  wide: PictureData;
  phone: PictureData;
  rendered: boolean;
  figures: Record<RulerId, ClaimRange>;
};

/** Head, picture and six claims: first what is saved, to scale, then what no ruler measures. */
export function Figures({ words, wide, phone, rendered, figures }: Props) {
  return (
    <section className="frame studs">
      <PageHead title={words.hero.headline} lead={words.hero.lead} />
      <div className="bleed to-edges relative [@media(width>=106rem)]:h-184 aspect-4/3 md:aspect-21/9">
        <Picture
          picture={wide}
          phone={{ picture: phone, sizes: phoneSizes(100) }}
          sizes={EDGE_TO_EDGE}
          first
        />
      </div>
      {rendered && <RenderNote className="px-text py-3" />}
      <FigureGrid>
        {words.figures.map(({ id, figure, title, text, source }) => (
          <Figure
            key={id}
            title={title}
            measured={
              id in figures && figure
                ? { figure, ruler: <Ruler {...figures[id as RulerId]} whole={words.whole} /> }
                : undefined
            }
          >
            {text}
            {/* No figure is shown without its source and scope (Directive (EU) 2024/825). */}
            <span className="mt-3 block text-small text-steel-600">{source}</span>
          </Figure>
        ))}
      </FigureGrid>
    </section>
  );
}
