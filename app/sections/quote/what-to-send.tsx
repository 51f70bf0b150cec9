import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Icon } from '#app/ui/icon.tsx';

/** What to send along with a message. */
export function WhatToSend({ send }: Pick<Service, 'send'>) {
  const t = useTranslate();
  return (
    <section className="track">
      <div className="frame studs grid-12 gap-y-6 py-[clamp(2rem,4vw,4rem)]">
        <div className="px-text col-span-full lg:col-span-4 lg:pr-8">
          <h2 className="type-h2-side">{t('Qué nos ayuda a responderte')}</h2>
          <p className="mt-4 text-base text-steel-800">
            {t('No hace falta tenerlo todo: con la parcela o con la idea ya podemos hablar.')}
          </p>
        </div>
        <ul className="px-text col-span-full self-start lg:col-span-8">
          {send.map((item) => (
            <li
              key={item}
              className="flex gap-3 border-line border-t py-[.7rem] text-base leading-[1.4] last:border-b"
            >
              <Icon name="tick" className="mt-[.2em] size-[1.05em] text-oxide-text" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
