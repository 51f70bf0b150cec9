import type { Advantage } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { AdvantageDrawing } from '#app/sections/home/advantage-drawing.tsx';

const GROUND = { chalk: 'bg-chalk', sand: 'bg-sand', paper: 'bg-paper' } as const;

/** Six reasons: a heading that stays, and a drawing with two sentences for each. */
export function Advantages({ advantages }: { advantages: readonly Advantage[] }) {
  const t = useTranslate();
  return (
    <section className="track">
      <div className="frame studs lg:grid lg:grid-cols-4">
        <div className="px-text py-[clamp(2rem,4vw,4rem)]">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)]">
            <h2 className="type-h2-bay wrap-break-word">
              {t('Seis razones para construir con Steel Frame')}
            </h2>
            <p className="type-lead mt-5 max-w-[19em] text-[1.125rem]! text-steel-800">
              {t('Qué ganas con cada una y en qué se apoya.')}
            </p>
          </div>
        </div>
        <ul
          data-reveal=""
          className="bleed grid border-line max-lg:border-t sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3"
        >
          {advantages.map(({ icon, colour, title, description }) => (
            <li
              key={icon}
              className="flex flex-col border-line max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t sm:max-lg:even:border-l lg:border-l lg:nth-[n+4]:border-t"
            >
              <div className={`aspect-[16/8] border-line border-b sm:aspect-[16/10.5] ${GROUND[colour]}`}>
                <AdvantageDrawing icon={icon} />
              </div>
              <div className="px-bleed pt-bay pb-[clamp(1.75rem,3vw,2.75rem)]">
                <h3 className="type-h3">{title}</h3>
                <p className="mt-[.6rem] text-base text-steel-800 leading-[1.55]">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
