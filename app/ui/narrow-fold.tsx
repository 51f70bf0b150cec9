import type { ReactNode } from 'react';

type Props = {
  /** accessible name of the chevron: which entry it opens, as a page has several */
  label: string;
  children: ReactNode;
};

/**
 * On phones the details of a short entry are folded behind a chevron in its corner, and find-in-page opens them. On wider
 * screens and in print they are always shown. The entry must be positioned.
 */
export function NarrowFold({ label, children }: Props) {
  return (
    <details
      className="fold-narrow scroll-mb-2"
      // Details opened at the bottom of the screen must not stay behind the contact bar.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="chevron absolute top-0 right-0 flex size-14 items-center justify-center hover:text-oxide-text print:hidden">
        <span className="sr-only">{label}</span>
      </summary>
      {children}
    </details>
  );
}
