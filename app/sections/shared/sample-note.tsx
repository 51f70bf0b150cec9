import { useTranslate } from '#app/i18n/use-translate.ts';

/** Says of what stands beside it that the owner has not confirmed it. */
export function SampleNote({ className = '' }: { className?: string }) {
  const t = useTranslate();
  return (
    <p className={`type-note text-steel-600 ${className}`}>
      {t('Datos de muestra: la empresa aún no los ha confirmado.')}
    </p>
  );
}
