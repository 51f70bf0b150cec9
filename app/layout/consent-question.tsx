import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { Consent } from '#app/lib/consent.ts';
import { pathFor } from '#app/site/paths.ts';
import { Button } from '#app/ui/button.tsx';

export type QuestionProps = {
  /** the visitor has asked for the choice: it takes the focus, and can be left without an answer */
  onRequest: boolean;
  onChoose: (choice: Consent) => void;
  onDismiss: () => void;
};

/** The question itself: both answers are offered alike. */
export function ConsentQuestion({ onRequest, onChoose, onDismiss }: QuestionProps) {
  const banner = useRef<HTMLElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  // It covers nothing for good: the page can be scrolled out from under it, and messages stand above it.
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const observer = new ResizeObserver(() =>
      sheet.replaceSync(`:root,body,.above-question{--question:${banner.current?.offsetHeight ?? 0}px}`),
    );
    document.adoptedStyleSheets.push(sheet);
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
  useEffect(() => {
    if (onRequest) reject.current?.focus();
  }, [onRequest]);

  const cameFrom = useRef<Element>(null);
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!banner.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  /** Gives the focus back to what had it before; the keyboard goes on in the content if nothing had. */
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
    onChoose(choice);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !onRequest) return;
    returnFocus();
    onDismiss();
  };
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section
      ref={banner}
      data-consent-banner=""
      onFocus={remember}
      onKeyDown={onKeyDown}
      aria-label={t('Cookies')}
      className="fixed inset-x-0 bottom-0 z-60 flex max-h-[55svh] flex-col border-ink border-t bg-chalk shadow-banner"
    >
      {/* On a low screen the words scroll, the buttons stay. */}
      <div className="frame grid min-h-0 items-center gap-x-10 gap-y-4 py-[1.1rem] max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[1fr_auto]">
        <p className="min-h-0 max-w-[62em] self-stretch overflow-y-auto text-small md:self-auto">
          <strong className="font-semibold max-md:block">{t('¿Nos dejas medir las visitas?')}</strong>{' '}
          {t(
            'Usamos cookies de análisis y publicidad solo si las aceptas. Si las rechazas, la web funciona igual.',
          )}{' '}
          <Link to={pathFor('privacy-policy', language)} className="underline max-md:block max-md:py-0.5">
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
