import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/content/addresses.ts';

export default {
  // Every address is prerendered to a static document. Only the development server renders, so that a new work or article
  // has its page at once: the list below is made when the server starts.
  ssr: process.env.NODE_ENV === 'development',
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
  // A page's loader and component always travel together here, so splitting them only adds requests.
  splitRouteModules: false,
} satisfies Config;
