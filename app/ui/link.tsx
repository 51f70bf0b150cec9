import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/** A link to a page of the site. The router knows all pages, so no link is marked for it to discover one. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />;
}
