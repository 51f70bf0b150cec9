import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

/** Link up to the page this one belongs to. */
export function BackLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className="group px-text inline-flex min-h-11 items-center gap-2.5 font-medium font-stretch-94% text-small no-underline hover:text-oxide-text print:hidden"
      {...rest}
    >
      <Icon
        name="back"
        className="size-4 transition-transform duration-200 ease-frame group-hover:-translate-x-1"
      />
      {children}
    </Link>
  );
}
