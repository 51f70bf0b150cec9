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
        <div className="px-text py-[clamp(2rem,4vw,4rem)]">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)]">
            <h2 className="type-h2-side wrap-break-word">{heading}</h2>
          </div>
        </div>
        <div data-reveal="" className="grid lg:col-span-3 lg:grid-cols-3 print:grid-cols-3">
          {testimonials.map(({ name, rating, role, sample, text, lang }) => (
            <figure
              key={name}
              className="px-text flex flex-col gap-5 border-line py-[clamp(2rem,4vw,4rem)] max-lg:border-t lg:border-l lg:only:col-span-2 lg:nth-[n+4]:border-t"
            >
              {!sample && <Stars rating={rating} label={t('{{rating}} de 5 estrellas', { rating })} />}
              <blockquote
                lang={lang}
                className="max-w-[34em] font-stretch-94% text-[1.5rem] text-balance leading-[1.3] tracking-[-.016em]"
              >
                {t('«{{words}}»', { words: text })}
              </blockquote>
              <figcaption className="mt-auto pt-4 text-small leading-[1.4]">
                <b className="block font-semibold">{name}</b>
                <span lang={lang} className="block text-steel-600">
                  {role}
                </span>
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
