import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = {
  /** true where it stands for all of the page, and not only for what stands beside it */
  everywhere?: boolean;
  className?: string;
};

/** Says of what a page shows that the owner has not confirmed it. */
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
