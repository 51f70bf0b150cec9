import type { Wall } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { ProfileDrawing } from '#app/sections/technology/profile-drawing.tsx';
import { Headline } from '#app/ui/headline.tsx';

/** What steel frame is, beside the section of its profile. */
export function Hero({ profile }: { profile: Wall['profile'] }) {
  const t = useTranslate();
  return (
    <section className="frame studs grid-12">
      <div className="px-text col-span-full flex flex-col justify-between gap-[clamp(2rem,6vw,6rem)] py-[clamp(2.5rem,6vw,5.5rem)] lg:col-span-7">
        <Headline words={t('Steel Frame: un esqueleto de acero medido al milímetro')} className="type-h1" />
        <p className="type-lead max-w-[30em] text-steel-800">
          {t(
            'Steel Frame es un sistema de perfiles de acero galvanizado que, desde la losa de hormigón hacia arriba, sustituye al ladrillo y al hormigón como estructura. Pesa menos, se monta en seco y deja dentro del muro sitio para el aislamiento y las instalaciones.',
          )}
        </p>
      </div>
      <figure className="bleed col-span-full flex flex-col items-center justify-center gap-4 border-line bg-chalk p-6 max-lg:border-t lg:col-span-5 lg:border-l">
        <ProfileDrawing profile={profile} />
        <figcaption className="type-note text-steel-600">{t('Cotas en milímetros')}</figcaption>
      </figure>
    </section>
  );
}
