import { Link, useLocation } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pageName, pathFor } from '#app/site/paths.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';

/**
 * Bar with phone, WhatsApp and quote at the bottom of a phone's screen. CSS alone shows and hides it
 * (app/styles/contact-bar.css), so it needs no script. The quote page has all three already.
 */
export function ContactBar() {
  const t = useTranslate();
  const language = useLanguage();
  const quote = pathFor('quote', language);
  // Documents are rendered at addresses that end in a slash.
  if (useLocation().pathname.replace(/\/$/, '') === quote) return null;
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
