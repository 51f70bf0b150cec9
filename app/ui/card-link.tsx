import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { TextLinkLook } from '#app/ui/text-link.tsx';

/** The name of a card that is one link, stretched over all of it. The card is `group/link relative`. */
export function CardLink({
  children,
  ...rest
}: Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'children'>) {
  return (
    <Link
      className="inline-flex scroll-mt-14 items-center gap-[.5em] no-underline decoration-[1.5px] underline-offset-[.2em] after:absolute after:inset-0 group-hover/link:underline"
      {...rest}
    >
      <TextLinkLook>{children}</TextLinkLook>
    </Link>
  );
}
