import { useTranslate } from '#app/i18n/use-translate.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';

/** Three ways to get in touch, for a closing band. `to` is the URL of the quote form, with what is known already. */
export function ContactButtons({ to }: { to: string }) {
  const t = useTranslate();
  const channel = buttonClass('secondary', 'whitespace-nowrap tabular-nums max-3xs:whitespace-normal');
  return (
    <div className="px-text col-span-full grid gap-3 sm:flex sm:flex-wrap lg:col-span-6 lg:justify-end">
      <ButtonLink to={to} variant="light" arrow>
        {t('Pedir presupuesto')}
      </ButtonLink>
      <a href={`tel:${dialable(settings.contact.phone)}`} className={channel}>
        {settings.contact.phone}
      </a>
      <a href={whatsappUrl()} target="_blank" rel="noopener" className={channel}>
        WhatsApp
      </a>
    </div>
  );
}
