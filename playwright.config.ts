import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { findBrowser, findHeadlessShell } from './tools/find-browser.mjs';

const port = Number(process.env.PORT ?? 4173);
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/** The site of a second owner (`npm run build:other-owner`), who has an analytics id and a film. */
const OTHER_OWNER = '.cache/other-owner';
const otherPort = port + 1000;

function server(servedPort: number, cwd?: string) {
  return {
    command: 'node tools/preview/preview.ts',
    cwd,
    env: { PORT: String(servedPort) },
    url: `http://localhost:${servedPort}`,
    reuseExistingServer: false,
  };
}

const launchOptions = {
  executablePath: findHeadlessShell() ?? findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests/browser' },
    {
      // The headless shell has no back/forward cache, and no connection speed: it fetches lazy images from further off.
      name: 'full browser',
      testDir: 'tests/browser-full',
      use: {
        channel: 'chromium',
        launchOptions: {
          ...launchOptions,
          executablePath: findBrowser(),
          // Playwright switches it off by default.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'other owner',
      testDir: 'tests/browser-other-owner',
      use: { baseURL: `http://localhost:${otherPort}` },
    },
    // Only Playwright's own: Debian's Firefox 153 starts with the channel `moz-firefox`, and stops at a command it does not know.
    ...[firefox, webkit]
      .filter((engine) => existsSync(engine.executablePath()))
      .map((engine) => ({
        name: engine.name(),
        testDir: 'tests/browser',
        grep: /@journey/,
        use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
      })),
  ],
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time is a defect, not a pass.
  retries: 0,
  // Machines that run other work besides are slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Browsers mostly wait: two workers do not keep two cores busy.
  workers: 3,
  reporter: [['line']],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
    // Otherwise the site would redirect the Spanish addresses to the browser's own language.
    locale: 'es-ES',
    launchOptions,
  },
  webServer: [
    ...(process.env.BASE_URL ? [] : [server(port)]),
    ...(existsSync(`${OTHER_OWNER}/build/client/index.html`) ? [server(otherPort, OTHER_OWNER)] : []),
  ],
});
