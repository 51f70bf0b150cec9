import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { LinkArrow } from '#app/ui/icon.tsx';

/**
 * The name of a card as a link that covers the whole card, which must be `group/link relative`. The arrow has no width, so
 * that it stays on the line of the last word.
 */
export function CardLink({
  children,
  ...rest
}: Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'lang' | 'hrefLang' | 'children'>) {
  return (
    <Link
      className="inline-block min-h-6 scroll-mt-14 pr-10 no-underline after:absolute after:inset-0 group-hover/link:underline"
      {...rest}
    >
      {children}
      <span className="inline-block w-0">
        <LinkArrow className="ml-2.5 inline" />
      </span>
    </Link>
  );
}
