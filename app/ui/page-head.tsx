import type { ReactNode } from 'react';
import { Headline } from '#app/ui/headline.tsx';

/** Head of an inner page: heading in seven columns, lead in five. */
export function PageHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div className="grid-12 items-end gap-y-6 pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(2.25rem,4.5vw,4rem)]">
      <Headline words={title} className="type-h1 px-text col-span-full lg:col-span-7" />
      <p className="type-lead px-text col-span-full pb-[.35em] text-steel-800 lg:col-span-5">{lead}</p>
    </div>
  );
}
