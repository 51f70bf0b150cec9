import { Link, useLocation } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { Icon } from '#app/ui/icon.tsx';

const CELL =
  'flex min-w-0 flex-col items-center justify-center gap-1 border-line border-t bg-paper text-note leading-none no-underline';
const WORD = 'max-[18em]:sr-only';

/**
 * Phone, WhatsApp and quote at the foot of a phone's screen. When it is seen is up to the style sheet alone
 * (app/styles/contact-bar.css), so it needs no script. The quote page has all three already.
 */
export function ContactBar() {
  const t = useTranslate();
  const language = useLanguage();
  const quote = pathFor('quote', language);
  if (useLocation().pathname === quote) return null;
  return (
    // It keeps its room at the end of the page, so that it never covers the last line.
    <nav data-contact-bar="" aria-label={t('Contacto directo')} className="night md:hidden">
      <div className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 bg-paper pb-[env(safe-area-inset-bottom)] text-ink">
        <a href={`tel:${dialable(settings.contact.phone)}`} className={CELL}>
          <Icon name="phone" className="size-[1.35rem]" />
          <span className={WORD}>{t('Llamar')}</span>
        </a>
        <a href={whatsappUrl()} target="_blank" rel="noopener" className={`border-l ${CELL}`}>
          <Icon name="whatsapp" className="size-[1.35rem]" />
          <span className={WORD}>WhatsApp</span>
        </a>
        <Link
          to={quote}
          className="type-control col-span-2 grid min-w-0 place-content-center bg-oxide-button px-2 text-center text-white no-underline"
        >
          {t('Pedir presupuesto')}
        </Link>
      </div>
    </nav>
  );
}
