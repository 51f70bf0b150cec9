import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { type IconName, LinkArrow } from '#app/ui/icon.tsx';

/** Classes of a text link, also for a button that stands among sentences. */
export const TEXT_LINK =
  'group/link underline-full inline-flex print:hidden items-center gap-2 py-1 font-semibold font-stretch-94% no-underline hover:text-oxide-text on-night:hover:text-oxide-light';

/** The words of a text link with its arrow; also for cards that are links as a whole. */
export function TextLinkLook({ children, icon = 'arrow' }: { children: ReactNode; icon?: IconName }) {
  return (
    <>
      {children}
      <LinkArrow name={icon} />
    </>
  );
}

/** An underlined link with an arrow, to a page of the site. Left out in print, where it leads nowhere. */
export function TextLink({ children, className = '', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link className={`${TEXT_LINK} ${className}`} {...rest}>
      <TextLinkLook>{children}</TextLinkLook>
    </Link>
  );
}

/** The same to another site, in a tab of its own. */
export function OutsideLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a className={`${TEXT_LINK} ${className}`} target="_blank" rel="noopener" {...rest}>
      <TextLinkLook icon="outside">{children}</TextLinkLook>
    </a>
  );
}
