import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { pathFor } from '#app/site/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = { words: ContentOf<'methodology'>['demountable']; picture: PictureData };

/** Prefabricated structures that can be taken apart again. */
export function Demountable({ words, picture }: Props) {
  const language = useLanguage();
  return (
    <section className="track">
      <div className="md:frame md:studs relative grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="relative aspect-16/10 bg-sand lg:aspect-auto lg:min-h-80">
          <Picture picture={picture} sizes={sizes(100, '(width < 1024px) 94vw, max(63vw, 48rem)')} />
        </div>
        <div
          data-reveal=""
          className="flex flex-col items-start justify-center gap-4.5 border-line px-bleed py-step-3 text-steel-800 max-lg:border-t lg:border-l"
        >
          <h2 className="type-h2-side text-ink">{words.heading}</h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TextLink to={pathFor('technology', language)}>{words.link}</TextLink>
        </div>
      </div>
    </section>
  );
}
