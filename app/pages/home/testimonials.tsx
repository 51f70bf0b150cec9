import type { Testimonial } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Stars } from '#app/ui/stars.tsx';

type Props = { heading: string; testimonials: readonly Testimonial[] };

/** What clients said; renders nothing without any. Samples are labelled as such and have no stars: words give the rating. */
export function Testimonials({ heading, testimonials }: Props) {
  const t = useTranslate();
  if (testimonials.length === 0) return null;
  return (
    <section className="track print:break-inside-avoid">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <div className="px-text py-step-4">
          <h2 className="type-h2-side wrap-break-word lg:sticky lg:top-28">{heading}</h2>
        </div>
        <div
          data-reveal=""
          className="cells border-line max-lg:border-t lg:col-span-3 lg:grid-cols-3 lg:border-l print:grid-cols-3"
        >
          {testimonials.map(({ name, rating, sample, text, lang }) => (
            <figure key={name} className="px-text flex flex-col gap-5 py-step-4 lg:only:col-span-2">
              {!sample && <Stars rating={rating} label={t('{{rating}} de 5 estrellas', { rating })} />}
              <blockquote
                lang={lang}
                className="max-w-measure-36 font-stretch-94% text-balance text-heading leading-snug tracking-close"
              >
                {t('«{{words}}»', { words: text })}
              </blockquote>
              <figcaption className="mt-auto pt-4 text-small leading-text">
                <b className="block font-semibold">{name}</b>
                {sample && (
                  <span className="type-note block text-steel-600">
                    {t('Testimonio de muestra')}. {t('{{rating}} de 5 estrellas', { rating })}.
                  </span>
                )}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
