import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { TextLinkLook } from '#app/ui/text-link.tsx';

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
      className="inline-block min-h-6 scroll-mt-14 pr-[1.45em] no-underline decoration-[1.5px] underline-offset-[.2em] after:absolute after:inset-0 group-hover/link:underline [&>svg]:-mr-[1.45em] [&>svg]:ml-[.45em] [&>svg]:inline [&>svg]:align-[-.12em]"
      {...rest}
    >
      <TextLinkLook>{children}</TextLinkLook>
    </Link>
  );
}
