import { useState } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Shares an article: copies its URL or, where the browser supports it, opens the device's share sheet. */
export function ShareArticle({ title }: { title: string }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  const address = hydrated ? location.origin + location.pathname : '';

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t('Enlace copiado'));
    } catch {
      setSaid(t('Tu navegador no deja copiarlo. La dirección es {{address}}', { address }));
    }
  };
  // Closing the share sheet rejects the promise, but is no error.
  const share = () => navigator.share({ title, url: address }).catch(() => {});

  return (
    <div className="px-text col-span-full mt-8 flex flex-wrap items-center gap-3 no-js:hidden lg:col-span-6 lg:col-start-4 print:hidden">
      <Button variant="secondary" size="small" onClick={copy}>
        <Icon name="copy" />
        {t('Copiar enlace')}
      </Button>
      {hydrated && 'share' in navigator && (
        <Button variant="secondary" size="small" onClick={share}>
          <Icon name="outside" className="size-4" />
          {t('Compartir')}
        </Button>
      )}
      <p role="status" className="min-w-0 text-small text-steel-800 wrap-anywhere">
        {said}
      </p>
    </div>
  );
}
