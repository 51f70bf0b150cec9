import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

type Channel = {
  channel: 'phone' | 'whatsapp' | 'mail';
  icon: IconName;
  href: string;
  name: ReactNode;
  hint: string;
};

/** Phone, WhatsApp and mail, for those who would rather not fill in a form. Real links: they work without script. */
export function QuoteChannels() {
  const t = useTranslate();
  const { phone, email } = settings.contact;
  const channels: Channel[] = [
    { channel: 'phone', icon: 'phone', href: `tel:${dialable(phone)}`, name: phone, hint: t('Llámanos') },
    {
      channel: 'whatsapp',
      icon: 'whatsapp',
      href: whatsappUrl(),
      name: 'WhatsApp',
      hint: t('Manda fotos o un plano del solar'),
    },
    {
      channel: 'mail',
      icon: 'mail',
      href: `mailto:${email}`,
      name: email,
      hint: t('Escríbenos directamente'),
    },
  ];
  return (
    <ul aria-label={t('Otras formas de hablar con nosotros')}>
      {channels.map(({ channel, icon, href, name, hint }) => (
        <li key={channel} className="border-line not-first:border-t">
          <a
            href={href}
            {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
            className={`group/channel px-bleed grid min-h-21 grid-cols-[auto_1fr_auto] items-center gap-4 py-4 no-underline transition-colors duration-200 hover:bg-chalk ${channel === 'phone' ? 'whitespace-nowrap max-[18em]:whitespace-normal' : ''}`}
          >
            <Icon name={icon} className="size-[1.6rem] text-oxide-text" />
            <span className="min-w-0">
              <span className="block font-medium font-stretch-90% text-[1.25rem] leading-tight tracking-[-.015em] tabular-nums wrap-anywhere">
                {name}
              </span>{' '}
              <span className="text-small text-steel-600">{hint}</span>
            </span>
            <Icon
              name="arrow"
              className="size-[1.1rem] transition-transform duration-200 ease-frame group-hover/channel:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
