import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { grantConsent } from '#app/lib/analytics.ts';
import { CONSENT_CHANGED, type Consent, readConsent, storeConsent } from '#app/lib/consent.ts';
import { pathFor } from '#app/site/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Cookie banner: shown until the visitor accepts or rejects, both offered alike, and again when asked for. */
export function ConsentBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const reject = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const consent = readConsent();
    if (!consent) setOpen(true);
    // The visitor accepted on an earlier page or visit.
    if (consent === 'accepted') grantConsent();
    const reopen = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-reopen-consent]')) return;
      setOpen(true);
      requestAnimationFrame(() => reject.current?.focus());
    };
    // The visitor may have answered on another page before the browser brought this one back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setOpen(!readConsent());
      window.dispatchEvent(new Event(CONSENT_CHANGED));
    };
    document.addEventListener('click', reopen);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('click', reopen);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const choose = (choice: Consent) => {
    storeConsent(choice);
    setOpen(false);
  };

  if (!open) return null;
  return (
    <section
      data-consent-banner=""
      aria-label={t('Cookies')}
      className="fixed inset-x-0 bottom-0 z-60 flex max-h-[55svh] flex-col border-ink border-t bg-chalk shadow-banner"
    >
      {/* On a low screen the words scroll, the buttons stay. */}
      <div className="frame grid min-h-0 items-center gap-x-10 gap-y-4 py-[1.1rem] max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[1fr_auto]">
        <p className="min-h-0 max-w-[62em] self-stretch overflow-y-auto text-small md:self-auto">
          <strong className="font-semibold">{t('¿Nos dejas medir las visitas?')}</strong>{' '}
          {t(
            'Usamos cookies de análisis y publicidad solo si las aceptas. Si las rechazas, la web funciona igual.',
          )}{' '}
          <Link to={pathFor('privacy-policy', language)} className="underline">
            {t('Qué cookies usamos')}
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            ref={reject}
            variant="ink"
            className="min-h-12! flex-1 md:min-w-38"
            onClick={() => choose('rejected')}
          >
            {t('Rechazar')}
          </Button>
          <Button variant="ink" className="min-h-12! flex-1 md:min-w-38" onClick={() => choose('accepted')}>
            {t('Aceptar')}
          </Button>
        </div>
      </div>
    </section>
  );
}
