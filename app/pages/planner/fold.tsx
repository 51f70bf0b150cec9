import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** says what it opens */
  label: string;
  /** a table; without one, the rows with `data-part` of the table before are folded */
  children?: ReactNode;
};

/** A long table, or the rows of one, closed until somebody asks for it. In print it is open. */
export function Fold({ label, children }: Props) {
  return (
    <details className={`group border-line border-y ${children ? '' : 'fold-rows'}`}>
      <summary className="plan-summary font-semibold text-small print:hidden">
        {label}
        <Icon name="chevron" className="w-3 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
