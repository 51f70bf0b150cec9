import type { ReactNode } from 'react';

type Props = {
  /** what the chevron does and for what: visitors who hear the page have to tell one from another */
  label: string;
  children: ReactNode;
};

/**
 * On phones, what a short entry has to say besides waits behind a chevron in its corner; the page's search opens it. On
 * wider screens and on paper it stands there. Its entry is positioned.
 */
export function NarrowFold({ label, children }: Props) {
  return (
    <details
      className="fold-narrow scroll-mb-2"
      // What was opened at the foot of the screen is not to wait behind the contact bar.
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
