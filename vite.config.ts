import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import settings from './app/content/settings.ts';
import { inlineContent } from './pipeline/vite/inline-content.ts';
import { inlineScripts } from './pipeline/vite/inline-scripts.ts';
import { loadRenderer } from './pipeline/vite/load-renderer.ts';
import { pictureFiles } from './pipeline/vite/picture-files.ts';
import { watchContent } from './pipeline/vite/watch-content.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    inlineScripts(),
    reactRouter(),
    inlineContent(),
    loadRenderer(),
    pictureFiles(),
    watchContent(),
  ],
  // Not loader data: what stands behind them is left out of the scripts.
  define: {
    __FILM__: settings.video !== null,
    __MEASURING__: settings.analyticsId !== null,
  },
  // A development server also runs during prerendering; its watcher need not scan all documents for each new one.
  server: { watch: { ignored: ['**/build/**'] } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        // The licences of the libraries in the scripts ask to be passed on with them.
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          output: {
            // Every page's module is called page.tsx.
            entryFileNames: ({ facadeModuleId }) =>
              `assets/${/pages\/([\w-]+)\/page\.tsx/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
            // Nearly all of it runs at startup: V8 compiles it while it arrives, not on the main thread at the first call.
            // https://v8.dev/blog/explicit-compile-hints
            postBanner: (chunk) => (chunk.name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                // Few files: each costs the main thread more than some unused bytes, even if it is only fetched ahead. What
                // changes seldom stays apart from what changes often.
                {
                  name: 'framework',
                  priority: 3,
                  test: /node_modules\/(react|react-dom|react-router|scheduler|i18next|i18next-http-backend)\/|preload-helper|rolldown/,
                },
                // The calculator's sums: its page needs all of them, the quote page those that summarise a case.
                {
                  name: 'calculator',
                  priority: 1,
                  test: /lib\/planner\/(calendar|case|costs|money|payments|cost-lines)\./,
                },
                // All that two pages, or a page and the root layout, share.
                { name: 'site', priority: 0, test: /app\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
