import { useTranslate } from '#app/i18n/use-translate.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { Icon, type IconName, LinkArrow } from '#app/ui/icon.tsx';

type Channel = {
  channel: 'phone' | 'whatsapp' | 'mail';
  icon: IconName;
  href: string;
  name: string;
  hint: string;
  /** label that fits a third of a phone's width */
  short: string;
};

/** Phone, WhatsApp and mail, for those who would rather not fill in a form. Real links: they work without script. */
export function QuoteChannels() {
  const t = useTranslate();
  const { phone, email, whatsapp } = settings.contact;
  const channels: Channel[] = [
    {
      channel: 'phone',
      icon: 'phone',
      href: `tel:${dialable(phone)}`,
      name: phone,
      hint: t('Llámanos'),
      short: t('Llamar'),
    },
    {
      channel: 'whatsapp',
      icon: 'whatsapp',
      href: whatsappUrl(),
      name: 'WhatsApp',
      hint: t('Manda fotos o un plano del solar'),
      short: 'WhatsApp',
    },
    {
      channel: 'mail',
      icon: 'mail',
      href: `mailto:${email}`,
      name: email,
      hint: t('Escríbenos directamente'),
      short: t('Correo'),
    },
  ];
  return (
    <ul
      aria-label={t('Otras formas de hablar con nosotros')}
      className="grid grid-cols-3 max-3xs:grid-cols-1"
    >
      {channels.map(({ channel, icon, href, name, hint, short }) => (
        <li key={channel} className="min-w-0 border-line not-first:border-l">
          <a
            href={href}
            {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
            className={`group/link lg:px-bay grid min-h-16 gap-1 px-1 py-2 no-underline transition-colors duration-200 hover:bg-chalk max-lg:content-center max-lg:justify-items-center max-lg:text-center lg:flex lg:items-center lg:gap-4 ${channel === 'phone' ? 'whitespace-nowrap max-xs:whitespace-normal' : ''}`}
          >
            <Icon name={icon} className="size-6.5 text-oxide-text" />
            <span className="min-w-0 lg:hidden">
              <span className="type-control block">{short}</span>
              {channel !== 'phone' && (
                <span className="hidden wrap-anywhere text-note print:inline">
                  {channel === 'mail' ? email : whatsapp}
                </span>
              )}
              {channel === 'phone' && (
                <span className="text-note text-steel-800 tabular-nums max-sm:font-stretch-80%">{name}</span>
              )}
            </span>
            <span className="min-w-0 flex-1 max-lg:hidden">
              <span className="block font-medium font-stretch-90% text-large leading-tight tracking-close tabular-nums wrap-anywhere">
                {name}
              </span>{' '}
              <span className="text-small text-steel-600">{hint}</span>
            </span>
            <LinkArrow className="max-lg:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
