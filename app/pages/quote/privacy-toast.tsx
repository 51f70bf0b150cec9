import { lazy, Suspense } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { PlainNotice } from '#app/ui/plain-notice.tsx';

// A tenth of the page's script, for a message few visitors see: it comes with the first touch of the form.
const Toast = lazy(() =>
  import('#app/ui/toast.tsx').then(
    (module) => ({ default: module.Toast }),
    () => ({ default: PlainNotice }),
  ),
);

type Props = {
  /** true once the visitor has touched the form */
  wanted: boolean;
  /** how many times it has been asked for */
  occurrence: number;
  open: boolean;
  onClose: () => void;
};

/** Says that the privacy policy has to be accepted first. */
export function PrivacyToast({ wanted, ...props }: Props) {
  const t = useTranslate();
  if (!wanted && props.occurrence === 0) return null;
  return (
    <Suspense>
      <Toast
        {...props}
        title={t('Política de Privacidad')}
        text={t('Debes aceptar la política de privacidad para continuar.')}
        areaLabel={t('Avisos (F8)')}
        announcement={t('Aviso')}
        closeLabel={t('Cerrar aviso')}
      />
    </Suspense>
  );
}
