import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** a sentence, beside the heading or under it */
  children?: ReactNode;
};

/** Head of a section: h2 in seven columns, one paragraph in five. */
export function SectionHead({ title, children }: Props) {
  return (
    <div className="grid-12 items-baseline-last gap-y-5 pb-step-4">
      <h2 className="type-h2 px-text col-span-full lg:col-span-7">{title}</h2>
      {children && (
        <p className="px-text col-span-full max-w-measure-36 text-steel-800 on-night:text-steel-100 lg:col-span-5 lg:max-w-none">
          {children}
        </p>
      )}
    </div>
  );
}
