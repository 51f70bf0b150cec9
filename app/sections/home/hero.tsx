import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Comparison, type ComparisonSide } from '#app/ui/comparison.tsx';

/** Width of its pictures from 768 px. */
export const HERO_SIZES = 'min(94vw, 1600px)';

type Props = {
  /** both, cut where the comparison stands at first */
  start: ComparisonSide;
  /** the same house as a frame and finished, from the same place */
  frame: ComparisonSide;
  house: ComparisonSide;
  /** weeks after which each of the two is reached at the latest */
  frameWeek: number;
  houseWeek: number;
  /** shortest time from the foundations to the keys; the longest is `houseWeek` */
  fewestWeeks: number;
};

/** First screen of the home page: what is built, how long it takes, two ways on, and the frame against the house. */
export function Hero({ start, frame, house, frameWeek, houseWeek, fewestWeeks }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs pt-[clamp(1.75rem,3.2vw,2.75rem)]">
      <h1 className="type-mega px-text sm:max-md:text-[clamp(3.2rem,7.55vw,3.5rem)]">
        {t('Precisión de taller, luz de Alicante.')}
      </h1>
      {/* Lies over the picture's sky from 1024 px; only its words and buttons take the pointer. */}
      <div className="grid-12 pointer-events-none relative z-2 items-end gap-y-6 pt-[clamp(1.25rem,2.2vw,2rem)] pb-[clamp(1.5rem,2.4vw,2.25rem)] [&_a]:pointer-events-auto [&_p]:pointer-events-auto">
        <div className="px-text col-span-full lg:col-span-6">
          <p className="type-lead max-w-[34em]">
            <RichText
              text={t(
                'Viviendas, edificios, locales y naves con estructura de acero ligero: se fabrica en taller y se monta en tu solar. <strong>De la cimentación a las llaves, entre {{from}} y {{to}} semanas.</strong>',
                { from: fewestWeeks, to: houseWeek },
              )}
              marks={{
                strong: (words) => <strong className="font-semibold text-oxide-text">{words}</strong>,
              }}
            />
          </p>
        </div>
        <div className="px-text col-span-full flex flex-wrap gap-3 lg:col-span-6 lg:justify-end">
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
            className="max-md:grow max-md:px-4!"
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
          className="bleed aspect-square md:aspect-[2/1] lg:mt-[clamp(-6rem,-5vw,-3rem)] lg:[mask-image:linear-gradient(transparent_0,#000_17%)] lg:[&_[data-failed]]:pt-36"
        />
        <figcaption className="px-text grid grid-cols-[auto_minmax(min-content,1fr)_auto] max-[16rem]:grid-cols-1 items-center gap-[clamp(.75rem,2vw,1.5rem)] py-[1.15rem] font-stretch-92% text-small text-steel-600 leading-[1.25]">
          <Milestone week={t('Semana {{week}}', { week: frameWeek })}>{t('la estructura')}</Milestone>
          <span className="dimension text-oxide-text">
            {t('{{weeks}} semanas', { weeks: houseWeek - frameWeek })}
          </span>
          <span className="max-md:text-right">
            <Milestone week={t('Semana {{week}}', { week: houseWeek })}>{t('la casa')}</Milestone>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

/** A week and what stands by then: one line, on phones two. */
function Milestone({ week, children }: { week: string; children: string }) {
  return (
    <span>
      <b className="font-semibold text-ink max-md:block md:after:content-[',']">{week}</b> {children}
    </span>
  );
}
