import type { ReactNode } from 'react';
import { SectionHead } from '#app/ui/section-head.tsx';

type Props = {
  title: string;
  /** a sentence beside the heading */
  lead?: ReactNode;
  /** anchor */
  id?: string;
  /** false where what is above ends with a line, or an edge, of its own */
  ruled?: boolean;
  children: ReactNode;
};

/** A part of a page, between the studs: its head, and under it what it is about. */
export function Section({ title, lead, id, ruled = true, children }: Props) {
  return (
    <section id={id} className={ruled ? 'track' : undefined}>
      <div className="frame studs pt-section">
        <SectionHead title={title}>{lead}</SectionHead>
        {children}
      </div>
    </section>
  );
}
