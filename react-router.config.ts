import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/content/addresses.ts';

export default {
  // Every address is a complete static document; nothing is rendered on a server. While one works on the site, a work or an
  // article that has just been written has its page at once: the list below is made when the server starts.
  ssr: process.env.NODE_ENV === 'development',
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
  // A page's loader and component always travel together here, so splitting them only adds requests.
  splitRouteModules: false,
} satisfies Config;
