import { useTranslate } from '#app/i18n/use-translate.ts';
import { Mark } from '#app/ui/mark.tsx';

/** What to send so that the first answer already says something, and in which languages. */
export function WhatHelps() {
  const t = useTranslate();
  const items = [
    t('Dónde está la parcela: un enlace al mapa, la dirección o la referencia catastral.'),
    t('Qué quieres construir: metros, plantas, con piscina o sin ella.'),
    t('Para cuándo, y con qué presupuesto cuentas.'),
    t('Lo que tengas: planos, proyecto, fotos del solar y de la calle por la que se entra.'),
  ];
  return (
    <section
      aria-labelledby="quote-helps"
      className="px-bleed border-line border-t py-[clamp(1.5rem,2.6vw,2.25rem)]"
    >
      <h2 id="quote-helps" className="mb-[.9rem] font-semibold font-stretch-94% text-base">
        {t('Qué nos ayuda a responderte')}
      </h2>
      <ul className="border-line border-t">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-line border-b py-[.7rem] text-base leading-[1.4]">
            <Mark className="mt-[.24rem] size-[.95rem] flex-none text-oxide" />
            {item}
          </li>
        ))}
      </ul>
      <p className="type-note mt-3 text-steel-600">
        {t('Puedes escribir en cualquiera de los idiomas de esta web.')}
      </p>
    </section>
  );
}
