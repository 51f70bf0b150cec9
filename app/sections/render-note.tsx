import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = {
  /** whether the page has more pictures than the one above */
  several?: boolean;
  className?: string;
};

/** Note below the first picture of a page: its pictures are renders, and show nothing that has been built. */
export function RenderNote({ several = false, className = '' }: Props) {
  const t = useTranslate();
  return (
    <p className={`type-note text-steel-600 ${className}`}>
      {several ? t('Imágenes de esta página: recreaciones.') : t('Imagen: recreación.')}
    </p>
  );
}
