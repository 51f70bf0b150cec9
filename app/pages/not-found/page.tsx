import type { MetaFunction } from 'react-router';
import { notFoundMeta } from '#app/document/page-meta.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';

export const meta: MetaFunction = ({ location }) => notFoundMeta(location);

export default function NotFoundPage() {
  return <NotFound />;
}
