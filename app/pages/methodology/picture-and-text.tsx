import type { ReactNode } from 'react';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = {
  picture: PictureData;
  title: string;
  /** paragraphs and, last, a link */
  children: ReactNode;
  /** true to put the text before the picture from 1024 px */
  textFirst?: boolean;
};

/** A picture in eight columns and what it shows in four, or the other way round. */
export function PictureAndText({ picture, title, children, textFirst = false }: Props) {
  return (
    <section className="track">
      <div
        className={`md:frame md:studs relative grid ${textFirst ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'}`}
      >
        <div className="relative aspect-16/10 bg-sand lg:aspect-auto lg:min-h-120">
          <Picture picture={picture} sizes={sizes(100, '(width < 1024px) 94vw, max(63vw, 48rem)')} />
        </div>
        <div
          data-reveal=""
          className={`flex flex-col items-start justify-center gap-4.5 border-line px-bleed py-step-4 text-steel-800 max-lg:border-t ${textFirst ? 'lg:-order-1 lg:border-r' : 'lg:border-l'}`}
        >
          <h2 className="type-h2-side text-ink">{title}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
