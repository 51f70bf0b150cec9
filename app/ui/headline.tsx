import type { ReactNode } from 'react';

type Props = {
  words: string;
  className: string;
  /** shown in place of the words, which are then the `aria-label` of the heading */
  children?: ReactNode;
};

/** The heading of a page. */
export function Headline({ words, className, children }: Props) {
  return (
    <h1 aria-label={children ? words : undefined} className={className}>
      {children ?? words}
    </h1>
  );
}
