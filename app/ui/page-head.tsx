import type { ReactNode } from 'react';

/** Head of an inner page: heading in seven columns, lead in five. */
export function PageHead({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <div className="grid-12 items-end gap-y-6 pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(2.25rem,4.5vw,4rem)]">
      <h1 className="type-h1 px-text col-span-full lg:col-span-7">{title}</h1>
      <p className="type-lead px-text col-span-full pb-[.35em] text-steel-800 lg:col-span-5">{lead}</p>
    </div>
  );
}
