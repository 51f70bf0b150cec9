import { matchRoutes, type RouteObject } from 'react-router';

declare global {
  interface Window {
    /** React Router's table of routes, flat, with the file that holds the code of each. */
    __reactRouterManifest?: { routes: Record<string, RouteObject & { parentId?: string; module: string }> };
  }
}

/**
 * Brings the code of a page before React Router asks for it: where a file does not arrive, React Router would load the
 * current page anew.
 * @param pathname path of the page
 * @returns whether all of it has arrived; some browsers never ask again for a file that has not
 */
export async function bringCode(pathname: string): Promise<boolean> {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ parentId }) => parentId);
  const matches = matchRoutes(routes, pathname) ?? [];
  const files = matches.map(({ route }) => import(/* @vite-ignore */ route.module));
  return Promise.all(files).then(
    () => true,
    () => false,
  );
}
