import { type ReactNode, use } from 'react';
import { ShownOnPage } from '#app/lib/shown-on-page.ts';

type Props = {
  words: string;
  className: string;
  /** shown in place of the words, which are then the `aria-label` of the heading */
  children?: ReactNode;
};

/** The heading of a page, which its Open Graph image shows too. */
export function Headline({ words, className, children }: Props) {
  if (import.meta.env.SSR) {
    const shown = use(ShownOnPage);
    if (shown) shown.headline = words;
  }
  return (
    <h1 aria-label={children ? words : undefined} className={className}>
      {children ?? words}
    </h1>
  );
}
