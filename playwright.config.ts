import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const port = Number(process.env.PORT ?? 4173);
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time is a defect, not a pass.
  retries: 0,
  // Machines that run other work besides are slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['line']],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
    // Otherwise the browser's own language would lead away from the Spanish addresses.
    locale: 'es-ES',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: `node scripts/preview.ts`,
        env: { PORT: String(port) },
        url: baseURL,
        reuseExistingServer: false,
      },
});
