import type { ReactNode } from 'react';
import { Drawing } from '#app/ui/drawing.tsx';

type Props = {
  /** text of its `.svg` file */
  drawing: string;
  name: string;
  /** a sentence or two */
  children: ReactNode;
};

/** List entry with a drawing above its text; on phones the drawing is beside it, with the same stroke width. */
export function DrawnEntry({ drawing, name, children }: Props) {
  return (
    <li className="2xs:max-md:grid 2xs:max-md:grid-cols-thumbnail">
      <div className="border-line bg-chalk 2xs:max-md:border-r max-md:flex max-md:items-center max-md:px-1 max-md:**:[vector-effect:non-scaling-stroke] md:border-b md:py-4">
        <Drawing svg={drawing} className="w-full md:h-32" />
      </div>
      <div className="px-4 py-5 max-md:pr-gutter md:px-bay md:py-bay">
        <h3 className="type-h4">{name}</h3>
        <p className="mt-2.5 text-base text-steel-800">{children}</p>
      </div>
    </li>
  );
}
