import { Link, useLocation } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pageName } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';

/**
 * Phone, WhatsApp and quote at the foot of a phone's screen. When and how it is seen is up to the style sheet alone
 * (app/styles/contact-bar.css), so it needs no script. The quote page has all three already.
 */
export function ContactBar() {
  const t = useTranslate();
  const language = useLanguage();
  const quote = pathFor('quote', language);
  // Documents are rendered at addresses that end in a slash.
  if (useLocation().pathname.startsWith(quote)) return null;
  return (
    <nav data-contact-bar="" aria-label={t('Contacto directo')} className="night md:hidden">
      <div>
        <a href={`tel:${dialable(settings.contact.phone)}`}>{t('Llamar')}</a>
        <a href={whatsappUrl()} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <Link to={quote}>{pageName('quote', language)}</Link>
      </div>
    </nav>
  );
}
