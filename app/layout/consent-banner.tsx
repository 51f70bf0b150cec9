import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CONSENT_CHANGED, type Consent } from '#app/hydration/contract.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { grantConsent, withdrawConsent } from '#app/lib/analytics.ts';
import { readConsent } from '#app/lib/consent.ts';
import { pathFor } from '#app/site/paths.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * Consent banner: a line, and two equally prominent answers. The text depends on whether an analytics id is set. Every document
 * has it, hidden: a class on `html` shows it. The document's own script runs it (app/document/consent-script.ts).
 */
export function ConsentBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    const apply = (choice: Consent | undefined) => {
      if (choice === 'accepted') grantConsent();
      if (choice === 'rejected') withdrawConsent();
    };
    const onChange = ({ detail }: CustomEvent<Consent>) => apply(detail);
    // The visitor accepted before React came, or on an earlier page or visit.
    if (readConsent() === 'accepted') grantConsent();
    window.addEventListener(CONSENT_CHANGED, onChange);
    return () => window.removeEventListener(CONSENT_CHANGED, onChange);
  }, []);

  // Sets --banner to the banner's height: the page can be scrolled clear of it, and messages are placed above it.
  useEffect(() => {
    // Older browsers (iOS before 16.4) have no style sheets made by script: there the banner covers the end of the page.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    const observer = new ResizeObserver(() =>
      sheet.replaceSync(`:root,body,.above-banner{--banner:${banner.current?.offsetHeight ?? 0}px}`),
    );
    document.adoptedStyleSheets.push(sheet);
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);

  return (
    <section
      ref={banner}
      data-consent-banner=""
      aria-label={t('Cookies')}
      className="fixed inset-x-0 bottom-0 z-60 hidden max-h-1/2 overflow-y-auto border-ink border-t bg-chalk box-shadow-banner"
    >
      <Suspense>
        <div className="frame gap-x-6 pt-0.75 md:flex md:items-center md:py-1.75">
          <p className="flex-1 font-stretch-94% text-note leading-snug lg:text-small">
            {__MEASURING__
              ? t('Si aceptas, Google usa cookies para medir las visitas y para publicidad.')
              : t('Hoy no medimos nada; si eso cambia, valdrá lo que elijas.')}{' '}
            <Link to={pathFor('privacy-policy', language)} className="-my-1 inline-block py-1 underline">
              {t('Qué cookies usamos')}
            </Link>
          </p>
          {/* Sticky: on a low screen the text scrolls behind the buttons. */}
          <div className="sticky bottom-0 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5 bg-chalk py-1 md:grid-cols-2 md:py-0 lg:min-w-70">
            <Button variant="secondary" size="low" data-consent="rejected">
              {t('Rechazar')}
            </Button>
            <Button variant="secondary" size="low" data-consent="accepted">
              {t('Aceptar')}
            </Button>
          </div>
        </div>
      </Suspense>
    </section>
  );
}
