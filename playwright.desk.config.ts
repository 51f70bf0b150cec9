import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';
import { findBrowser } from './tools/find-browser.mjs';

const port = Number(process.env.DESK_PORT ?? 4180);
const baseURL = `http://localhost:${port}`;

/** The desk, in a browser of its own. `npm test` takes what is marked `@sample`. */
export default defineConfig({
  ...site,
  projects: [{ name: 'desk', testDir: 'tests/desk' }],
  // Each test loads a copy of the content into its browser.
  workers: 1,
  use: {
    ...site.use,
    baseURL,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // Owners write in a full browser.
    channel: 'chromium',
    launchOptions: { ...site.use?.launchOptions, executablePath: findBrowser() },
  },
  webServer: {
    command: 'node desk/desk.ts',
    env: { DESK_PORT: String(port) },
    url: `${baseURL}/admin/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
