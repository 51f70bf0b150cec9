import type { Plugin } from 'vite';

/** What React Router does about page code that does not arrive. */
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
const HAND_ON = 'window.dispatchEvent(new Event("site:page-code-missing")); throw error;';

/**
 * React Router answers to page code that does not arrive by loading the page the visitor is on: as often as they
 * click, and without a connection it trades that page for an error page of the browser. With this plugin for Vite
 * the failure is handed on to `app/layout/page-arrival.ts` instead.
 * @throws if React Router's code is another, so that an upgrade cannot go unnoticed
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
      throw new Error('React Router loads page code in another way: see scripts/missing-page-code.ts');
    },
  };
}
