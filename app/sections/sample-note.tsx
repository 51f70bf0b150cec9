import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = {
  /** true if the note is about the whole page, not only about what is beside it */
  everywhere?: boolean;
  className?: string;
};

/** Note that data are samples, which the owner has not confirmed. */
export function SampleNote({ everywhere, className = '' }: Props) {
  const t = useTranslate();
  return (
    <p className={`type-note text-steel-600 ${className}`}>
      {everywhere
        ? t('Datos de muestra en toda la página: la empresa aún no los ha confirmado.')
        : t('Datos de muestra: la empresa aún no los ha confirmado.')}
    </p>
  );
}
