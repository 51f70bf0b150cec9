/**
 * The one place where code of a dependency is edited.
 *
 * Why: if the code of a page does not arrive, React Router reloads the current page: at every click, and without a
 * connection the browser's error page replaces it. `loadRouteModule` catches the failure itself, so no code outside it
 * can react. Here the failure is passed on to `app/layout/page-arrival.ts`, which stays on the page or loads the next
 * one as a document.
 *
 * What upstream would need: a hook in place of the reload, such as `onRouteModuleError` of `HydratedRouter`, or to let
 * the error reach the middleware, which catches it already.
 *
 * How to take it out: delete this file and its line in `vite.config.ts`, and in `app/layout/page-arrival.ts`
 * `PAGE_CODE_MISSING` with `whenOutdated` and the race in `bring`; a hook would reject what `whenOutdated` returns.
 * The tests in `tests/browser/faults/` say whether the behaviour is still there.
 */
import type { Plugin } from 'vite';

/** What React Router does about page code that does not arrive. */
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
const HAND_ON = 'window.dispatchEvent(new Event("site:page-code-missing")); throw error;';

/**
 * Plugin for Vite that makes React Router pass the failure on in the browser.
 * @throws if React Router's code has changed, so that an upgrade cannot go unnoticed
 */
export function handOnMissingPageCode(): Plugin {
  let handedOn = false;
  return {
    name: 'hand-on-missing-page-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { code: 'Error loading route module' },
      handler(code) {
        handedOn = RELOAD.test(code);
        return { code: code.replace(RELOAD, HAND_ON), map: null };
      },
    },
    buildEnd(error) {
      if (error || handedOn) return;
      throw new Error('React Router loads page code in another way: see pipeline/vite/missing-page-code.ts');
    },
  };
}
