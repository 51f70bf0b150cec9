import type { ReactNode } from 'react';

type Props = {
  drawing: ReactNode;
  name: string;
  /** which lines divide it from its neighbours */
  className: string;
  /** a sentence or two */
  children: ReactNode;
};

/** An entry of a list with its drawing: above its words; beside them on phones. */
export function DrawnEntry({ drawing, name, className, children }: Props) {
  return (
    <li
      className={`border-line min-[20em]:max-md:grid min-[20em]:max-md:grid-cols-[6.5rem_1fr] max-md:gap-x-5 max-md:px-gutter max-md:py-5 ${className}`}
    >
      <div className="border-line md:border-b md:bg-chalk md:py-6">{drawing}</div>
      <div className="md:px-bay md:pt-bay md:pb-[clamp(1.75rem,3vw,2.75rem)]">
        <h3 className="type-h3">{name}</h3>
        <p className="mt-[.6rem] text-base text-steel-800">{children}</p>
      </div>
    </li>
  );
}
