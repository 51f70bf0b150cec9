import { useTranslate } from '#app/i18n/use-translate.ts';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** name of what is collapsed: screen reader users have to tell one from another */
  of: string;
  /** true to fold only those rows of the table before it that are part of a subtotal */
  rows?: boolean;
};

/**
 * Collapses what comes after it, or rows of the table before it, on phones and tablets. On wider screens and in print they
 * always show.
 */
export function Fold({ of, rows = false }: Props) {
  const t = useTranslate();
  return (
    <details className={`group border-line border-y lg:hidden print:hidden ${rows ? 'fold-rows' : 'fold'}`}>
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold text-small">
        <span>
          {t('Ver el detalle')}
          <span className="sr-only">: {of}</span>
        </span>
        <Icon name="chevron" className="w-3 group-open:rotate-180" />
      </summary>
    </details>
  );
}
