import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Comparison, type ComparisonSide } from '#app/ui/comparison.tsx';
import { Headline } from '#app/ui/headline.tsx';

/** Width of its pictures from 768 px: as wide as the frame, and as the window where that is wider (`to-edges`). */
export const HERO_SIZES = '(width < 106rem) 94vw, 100vw';

type Props = {
  /** both, cut where the comparison stands at first */
  start: ComparisonSide;
  /** the same house as a frame and finished, from the same place */
  frame: ComparisonSide;
  house: ComparisonSide;
};

/** First screen of the home page: what is built, how long it takes, two ways on, and the frame against the house. */
export function Hero({ start, frame, house }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs pt-[clamp(1.75rem,3.2vw,2.75rem)] lg:pt-[clamp(1.25rem,2vw,1.75rem)]">
      <Headline
        words={t('Tu casa de acero en Alicante')}
        className="type-mega px-text sm:max-md:text-[clamp(3.2rem,7.55vw,3.5rem)]"
      />
      {/* Lies over the picture's sky from 1024 px; only its words and buttons take the pointer. */}
      <div className="grid-12 pointer-events-none relative z-3 items-end gap-y-6 pt-[clamp(1.25rem,2.2vw,2rem)] pb-[clamp(1.5rem,2.4vw,2.25rem)] lg:pt-[clamp(.75rem,1.4vw,1.25rem)] lg:pb-3 [&_a]:pointer-events-auto [&_p]:pointer-events-auto">
        <div className="px-text col-span-full lg:col-span-7">
          <p className="type-lead max-w-[34em] lg:max-w-[40em] lg:text-[clamp(1.125rem,.6rem+.9vw,1.25rem)]!">
            <RichText
              text={t(
                'Construimos viviendas, edificios, locales y naves en Alicante y la Costa Blanca, para familias y promotores, con Steel Frame: una estructura de acero ligero que se fabrica en taller y se monta en tu solar. <strong>Una vivienda unifamiliar, de {{claims.house-weeks.from}} a {{claims.house-weeks.to}} semanas de obra con la licencia concedida.</strong>',
              )}
              marks={{
                strong: (words) => <strong className="font-semibold text-oxide-text">{words}</strong>,
              }}
            />
          </p>
        </div>
        <div className="px-text col-span-full flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonLink
            to={pathFor('quote', language)}
            arrow
            className="max-md:grow max-md:px-4! max-[421px]:[&>svg]:hidden"
          >
            {t('Pedir presupuesto')}
          </ButtonLink>
          <ButtonLink
            to={pathFor('projects', language)}
            variant="secondary"
            className="bg-paper max-md:grow max-md:px-4!"
          >
            {t('Ver proyectos')}
          </ButtonLink>
        </div>
      </div>
      <figure>
        <Comparison
          start={start}
          left={frame}
          right={house}
          sizes={HERO_SIZES}
          label={t('Comparar la estructura de acero con la casa terminada')}
          valueText={(share) =>
            t('{{frame}} % estructura, {{house}} % casa terminada', { frame: share, house: 100 - share })
          }
          className="bleed to-edges aspect-square md:aspect-[2/1] lg:-mt-9 lg:aspect-[3/1] lg:[mask-image:linear-gradient(transparent_0,#000_20%)] lg:[&_[data-failed]]:pt-36"
        />
        <figcaption className="px-text py-[1.15rem] lg:py-[.7rem] font-stretch-92% text-small text-steel-600 leading-[1.4]">
          {t(
            'Recreación: la estructura de una villa con piscina y la villa terminada, {{claims.villa-days}} días después de empezar la obra.',
          )}
        </figcaption>
      </figure>
    </section>
  );
}
