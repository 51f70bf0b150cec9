import type { ReactNode } from 'react';
import { Headline } from '#app/ui/headline.tsx';

type Props = {
  title: string;
  lead: ReactNode;
  /** true for a lower head, where the form or list below it has to be in view at once */
  low?: boolean;
  /** true below a back link, which has its own spacing */
  afterLink?: boolean;
};

/** Head of an inner page: heading in seven columns, lead in five. */
export function PageHead({ title, lead, low, afterLink }: Props) {
  return (
    <div
      className={`grid-12 items-baseline-last gap-y-6 ${low ? 'py-step-3' : `${afterLink ? 'pt-4' : 'pt-step-5'} pb-step-4`}`}
    >
      <Headline
        words={title}
        className={`${low ? 'type-h2' : 'type-h1'} px-text col-span-full lg:col-span-7`}
      />
      <p className="type-lead px-text col-span-full text-steel-800 lg:col-span-5">{lead}</p>
    </div>
  );
}
