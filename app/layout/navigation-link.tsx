import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { type PageId, pathFor } from '#app/site/paths.ts';

type Props = { page: PageId; className: string; children: ReactNode };

/** Link of a menu. It is marked as the current page, or, on an article or a work, as the place where that belongs. */
export function NavigationLink({ page, className, children }: Props) {
  const path = pathFor(page, useLanguage());
  // Documents are rendered at addresses that end in a slash.
  const isCurrentPage = useLocation().pathname.replace(/\/$/, '') === path;
  return (
    <NavLink to={path} aria-current={isCurrentPage ? 'page' : 'true'} className={className}>
      {children}
    </NavLink>
  );
}
