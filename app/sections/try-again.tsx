import { useTranslate } from '#app/i18n/use-translate.ts';

/** Link that asks for the files of a page again where they have failed; what was entered stays (app/hydration/). */
export function TryAgain() {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/useValidAnchor: this address, with its query
    <a href="" data-try-again="" className="underline">
      {t('Intentarlo otra vez')}
    </a>
  );
}
