import { useLayoutEffect } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { showOnTop } from '#app/lib/top-layer.ts';
import { Button } from '#app/ui/button.tsx';

type Props = {
  /** says what did not load and that the page has stayed; undefined while nothing failed */
  text: string | undefined;
  onClose: () => void;
  onRetry: () => void;
};

/** Says at the bottom of the screen what has not arrived, and offers to try again. */
export function FailureNotice({ text, onClose, onRetry }: Props) {
  const t = useTranslate();
  // Layout effect: a busy phone may paint the notice well before it runs other effects, and would miss an early Escape.
  useLayoutEffect(() => {
    if (!text) return;
    // The notice takes no focus, so Escape may be pressed anywhere.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [text, onClose]);
  return (
    text && (
      <div
        role="alert"
        ref={showOnTop}
        popover="manual"
        className="above-banner fixed inset-x-0 bottom-(--banner) top-auto w-auto border-ink border-t bg-chalk text-ink box-shadow-banner"
      >
        <div className="frame flex flex-wrap items-center justify-between gap-4 py-[1.1rem]">
          <p className="text-small">{text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" className="min-h-12!" onClick={onClose}>
              {t('Cerrar')}
            </Button>
            <Button variant="ink" className="min-h-12!" onClick={onRetry}>
              {t('Intentarlo otra vez')}
            </Button>
          </div>
        </div>
      </div>
    )
  );
}
