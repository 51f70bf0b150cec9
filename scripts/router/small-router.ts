import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { projectFile } from '../../content/source.ts';
import { leaveOut } from './leave-out.ts';
import { LEFT_OUT, VERSION } from './left-out.ts';

const FOLDER = 'node_modules/react-router/';

/**
 * Leaves out of the browser's React Router what this site never reaches: 14 KB of every first load.
 * @throws if React Router is another version, or is not written as `left-out.ts` says
 */
export function smallRouter(): Plugin {
  const waiting = new Set(Object.keys(LEFT_OUT));
  return {
    name: 'small-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const { version } = JSON.parse(readFileSync(projectFile(FOLDER, 'package.json'), 'utf8'));
      if (version !== VERSION) {
        throw new Error(
          `React Router is ${version} and not ${VERSION}: read scripts/router/left-out.ts again`,
        );
      }
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const file = id.slice(id.lastIndexOf('/production/') + '/production/'.length);
        const table = LEFT_OUT[file];
        if (!table) return null;
        waiting.delete(file);
        return { code: leaveOut(code, file, table), map: null };
      },
    },
    buildEnd(error) {
      if (error || waiting.size === 0) return;
      throw new Error(`React Router has no ${[...waiting].join(', ')}: see scripts/router/left-out.ts`);
    },
  };
}

type Route = { id: string; css: string[]; [has: `has${string}`]: unknown };

/**
 * Checks that the routes do without what the browser's React Router lacks.
 * @throws if one has an action, or a loader that runs in the browser
 */
export function requireReachable(routes: Route[]): void {
  for (const { id, css, hasAction, hasClientAction, hasClientLoader } of routes) {
    if (!hasAction && !hasClientAction && !hasClientLoader && css.length === 0) continue;
    throw new Error(
      `route ${id} has an action, a clientLoader or a style sheet of its own: see scripts/router/left-out.ts`,
    );
  }
}
