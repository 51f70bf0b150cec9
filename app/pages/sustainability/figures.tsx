import type { ReactNode } from 'react';
import type { ClaimRange } from '#app/content/claims.ts';
import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { EDGE_TO_EDGE, phoneSizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Figure, FigureGrid, Ruler, RulerKey } from './figure.tsx';
import { Goals, Loop, WrappedHouse } from './figure-drawings.tsx';

/** Goals of the 2030 Agenda, and which of them this work is about. */
const GOALS = { all: 17, touched: [9, 11, 12, 13] };

type RulerId = 'less-co2' | 'less-water' | 'less-waste';

type Words = ContentOf<'sustainability'>;

type Props = {
  words: Pick<Words, 'hero' | 'key' | 'figures'>;
  wide: PictureData;
  phone: PictureData;
  rendered: boolean;
  figures: Record<RulerId, ClaimRange>;
};

/** Head, picture and six figures: first what is saved, to scale, then, smaller, what no ruler measures. */
export function Figures({ words, wide, phone, rendered, figures }: Props) {
  const t = useTranslate();
  const whole = t('{{number}}\u202f%', { number: 100 });
  const drawings: Record<Words['figures'][number]['id'], ReactNode> = {
    'less-co2': <Ruler {...figures['less-co2']} whole={whole} />,
    'less-water': <Ruler {...figures['less-water']} whole={whole} />,
    'less-waste': <Ruler {...figures['less-waste']} whole={whole} />,
    efficiency: <WrappedHouse />,
    recycling: <Loop />,
    goals: <Goals {...GOALS} />,
  };
  return (
    <section className="frame studs">
      <PageHead title={words.hero.headline} lead={words.hero.lead} />
      <div className="bleed to-edges relative [@media(width>=106rem)]:h-184 aspect-4/3 md:aspect-2/1">
        <Picture
          picture={wide}
          phone={{ picture: phone, sizes: phoneSizes(100) }}
          sizes={EDGE_TO_EDGE}
          first
        />
      </div>
      {rendered && (
        <div className="px-text py-3">
          <RenderNote />
        </div>
      )}
      <div className="track px-text py-4">
        <RulerKey {...words.key} />
      </div>
      <FigureGrid>
        {words.figures.map(({ id, figure, title, text, source }) => (
          <Figure
            key={id}
            minor={!(id in figures)}
            figure={filled(figure, { count: GOALS.touched.length, all: GOALS.all })}
            drawing={drawings[id]}
            title={title}
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
