import { useTranslate } from '#app/i18n/use-translate.ts';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** what is folded: visitors who hear the page have to tell one from another */
  of: string;
  /** of the table before it, only the rows that are part of a sum */
  rows?: boolean;
};

/** On phones and tablets, what comes after it, or rows of the table before it, wait for a touch; on wider screens and on paper they stand there. */
export function Fold({ of, rows = false }: Props) {
  const t = useTranslate();
  return (
    <details className={`group border-line border-y lg:hidden print:hidden ${rows ? 'fold-rows' : 'fold'}`}>
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold text-small">
        <span>
          {t('Ver el detalle')}
          <span className="sr-only">: {of}</span>
        </span>
        <Icon name="chevron" className="w-[.7rem] group-open:rotate-180" />
      </summary>
    </details>
  );
}
