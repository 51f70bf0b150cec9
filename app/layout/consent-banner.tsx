import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { grantConsent } from '#app/lib/analytics.ts';
import { applyConsent, type Consent, readConsent, storeConsent } from '#app/lib/consent.ts';
import { ASKS_CONSENT } from '#app/lib/html-classes.ts';
import { pathFor } from '#app/site/paths.ts';
import { Button } from '#app/ui/button.tsx';

function show(open: boolean): void {
  document.documentElement.classList.toggle(ASKS_CONSENT, open);
}

/**
 * Consent banner with two equally prominent answers; its text depends on whether an analytics id is set. Every document
 * has it, hidden: a class on `html` shows it, set by app/document/before-paint.ts until the visitor has answered.
 */
export function ConsentBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const banner = useRef<HTMLElement>(null);
  const onRequest = useRef(false);
  const cameFrom = useRef<Element>(null);
  const answer = useRef<Consent>(undefined);

  useEffect(() => {
    answer.current = readConsent();
    show(!answer.current);
    // The visitor accepted on an earlier page or visit.
    if (answer.current === 'accepted') grantConsent();
    const reopen = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-reopen-consent]');
      if (!button) return;
      // Safari does not focus a clicked button, but the focus has to return to it when the banner closes.
      button.focus({ preventScroll: true });
      onRequest.current = true;
      show(true);
      banner.current?.querySelector('button')?.focus();
    };
    /** The visitor comes back to this tab, or with Back, and may have answered elsewhere. */
    const follow = () => {
      const now = readConsent();
      if (!now || now === answer.current) return;
      answer.current = now;
      applyConsent(now);
      if (!onRequest.current) show(false);
    };
    document.addEventListener('click', reopen);
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('click', reopen);
      window.removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  // Sets --banner to the banner's height: the page can be scrolled clear of it, and messages are placed above it.
  useEffect(() => {
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

  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!banner.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  /** Returns the focus to the element that had it before; keyboard users go on in the content if none had. */
  const returnFocus = () => {
    const focused = document.activeElement;
    if (!banner.current?.contains(focused)) return;
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else if (focused?.matches(':focus-visible'))
      document.querySelector('main')?.focus({ preventScroll: true });
  };
  const choose = (choice: Consent) => {
    returnFocus();
    onRequest.current = false;
    answer.current = choice;
    storeConsent(choice);
    show(false);
  };
  /** Escape closes a reopened banner without an answer: the earlier one stays valid. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !onRequest.current) return;
    returnFocus();
    onRequest.current = false;
    show(!readConsent());
  };

  return (
    <section
      ref={banner}
      data-consent-banner=""
      onFocus={remember}
      onKeyDown={onKeyDown}
      aria-label={t('Cookies')}
      className="fixed inset-x-0 bottom-0 z-60 hidden max-h-[55svh] overflow-y-auto border-ink border-t bg-chalk box-shadow-banner"
    >
      <Suspense>
        <div className="frame items-center gap-x-10 pt-2 md:grid md:grid-cols-[1fr_auto] md:py-3">
          <p className="max-w-[62em] text-small max-md:font-stretch-94% max-md:text-note">
            <strong className="font-semibold">
              {__MEASURING__
                ? t('Cookies de Google para medir y para publicidad.')
                : t('Solo cookies técnicas.')}
            </strong>{' '}
            {__MEASURING__
              ? t(
                  'Cuentan las visitas y nos dicen qué anuncios funcionan. Solo se cargan si aceptas; si las rechazas, la web funciona igual. Puedes cambiar de idea al pie de la página.',
                )
              : t('Hoy no medimos nada; si eso cambia, valdrá lo que elijas.')}{' '}
            <Link to={pathFor('privacy-policy', language)} className="underline md:whitespace-nowrap">
              {t('Qué cookies usamos')}
            </Link>
          </p>
          {/* Sticky: on a low screen the text scrolls behind the buttons. */}
          <div className="sticky bottom-0 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3 bg-chalk max-md:py-2 md:min-w-80">
            <Button
              variant="ink"
              className="min-h-11! max-md:px-3! md:min-h-12!"
              onClick={() => choose('rejected')}
            >
              {t('Rechazar')}
            </Button>
            <Button
              variant="ink"
              className="min-h-11! max-md:px-3! md:min-h-12!"
              onClick={() => choose('accepted')}
            >
              {t('Aceptar')}
            </Button>
          </div>
        </div>
      </Suspense>
    </section>
  );
}
