import { useTranslate } from '#app/i18n/use-translate.ts';
import { showOnTop } from '#app/lib/top-layer.ts';
import { Button } from '#app/ui/button.tsx';

/** Says at the bottom of the screen that a page has not arrived and that this one has stayed, and offers to try again. */
export function FailureNotice({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div
      role="alert"
      ref={showOnTop}
      popover="manual"
      className="above-banner fixed inset-x-0 bottom-(--banner) top-auto w-auto border-ink border-t bg-chalk text-ink box-shadow-banner"
    >
      <div className="frame flex flex-wrap items-center justify-between gap-4 py-4.5">
        <p className="text-small">
          {t(
            'No hemos podido abrir esa página: puede que se haya cortado la conexión. Sigues donde estabas.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={onClose}>
            {t('Cerrar')}
          </Button>
          <Button variant="ink" size="small" onClick={onRetry}>
            {t('Intentarlo otra vez')}
          </Button>
        </div>
      </div>
    </div>
  );
}
