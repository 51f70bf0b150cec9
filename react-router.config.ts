import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/content/addresses.ts';

export default {
  ssr: false,
  // Every address is a complete static document; nothing is rendered on a server.
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
  // A page's loader and component always travel together here, so splitting them only adds requests.
  splitRouteModules: false,
} satisfies Config;
