import type { Planner } from '#app/content/planner.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PlannerCase } from '#app/lib/planner/case.ts';
import { Fold } from '#app/sections/planner/fold.tsx';
import { answerPath } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = { plan: PlannerCase; planner: Planner };

/** What the sum leaves out, and what follows for who builds. */
export function Around({ plan, planner: { words, showPrices } }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { building, business, resident } = plan;
  const isHome = building === 'home' || building === 'homes';
  const follows = [
    isHome ? words.homesVat : words.otherVat,
    business && words.business,
    isHome && (business || building === 'homes' ? words.mustInsure : words.mayInsure),
    ...(resident ? [] : words.abroad),
  ].filter((text) => text !== false);
  return (
    <section data-around="" className="track">
      <div data-two-bays="" className="frame studs grid lg:grid-cols-2">
        {showPrices && (
          <div className="bleed px-bleed py-[clamp(2rem,4vw,3.5rem)]">
            <h2 className="type-h3 mb-3">{t('Lo que no entra en la suma')}</h2>
            <Fold of={t('Lo que no entra en la suma')} />
            <ul className="text-base leading-[1.4]">
              {words.leftOut.map((item) => (
                <li key={item} className="flex gap-3 border-line border-t py-[.6rem]">
                  <Icon name="close" className="mt-[.3em] size-[.8em] text-steel-600" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="bleed px-bleed border-line py-[clamp(2rem,4vw,3.5rem)] max-lg:border-t lg:border-l">
          <h2 className="type-h3 mb-3">{t('Qué cambia según quién construye')}</h2>
          <Fold of={t('Qué cambia según quién construye')} />
          <ul className="text-base leading-[1.4]">
            {follows.map((item) => (
              <li key={item} className="border-line border-t py-[.6rem]">
                {item}
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <TextLink to={answerPath(resident ? 'vat-rates' : 'building-from-abroad', language)}>
              {resident ? t('El IVA, con detalle') : t('Construir desde fuera')}
            </TextLink>
            <TextLink to={answerPath(resident ? 'mortgage' : 'non-resident-mortgage', language)}>
              {t('La hipoteca')}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
