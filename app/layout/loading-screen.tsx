import { useEffect, useState } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { showOnTop } from '#app/lib/top-layer.ts';
import { Mark } from '#app/ui/mark.tsx';

/** Milliseconds a page may take before the loading screen appears: quick pages never show it. */
const PATIENCE = 400;

/**
 * Full-screen `Loading...` while the asked-for page cannot be shown yet.
 * @param waiting whether something is waited for
 */
export function LoadingScreen({ waiting }: { waiting: boolean }) {
  const t = useTranslate();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);

  return (
    <div role="status">
      {late && (
        <div
          ref={showOnTop}
          popover="manual"
          className="fixed inset-0 grid size-full place-content-center justify-items-center gap-4 bg-paper text-ink"
        >
          <Mark className="h-10" />
          <p className="type-lead">{t('Loading...')}</p>
        </div>
      )}
    </div>
  );
}
