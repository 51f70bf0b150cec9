import { useTranslate } from '#app/i18n/use-translate.ts';

/** Says of the pictures of a page, below the first of them, that they show nothing that has been built. */
export function RenderNote({ className = '' }: { className?: string }) {
  const t = useTranslate();
  return <p className={`type-note text-steel-600 ${className}`}>{t('Imagen: recreación.')}</p>;
}
