/**
 * `npm run measure:switch`: how long a change of language takes once the menu is open, from the click to the frame in
 * which the page is in the new language, 200 ms after the entry is pointed at. Median of 20, each in a fresh browser
 * context. Needs a build.
 */
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '../app/site/languages.ts';
import { pathFor } from '../app/site/paths.ts';
import { findBrowser } from './browser.mjs';

const RUNS = 20;
const PORT = process.env.PORT ?? '4199';
const others = PUBLISHED_LANGUAGES.filter((language) => language !== 'es');

const server = spawn(process.execPath, ['scripts/preview.ts'], { env: { ...process.env, PORT } });
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const times: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const language = others[run % others.length] ?? 'en';
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}${pathFor('projects', 'es')}`);
  await page.locator('[data-consent-banner] button').first().click();
  await page.locator('header summary').click();
  const entry = page.locator('header details').getByRole('link', { name: LANGUAGE_INFO[language].name });
  await entry.hover();
  // A hand needs longer than this from the entry to the click; the texts arrive meanwhile.
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      requestAnimationFrame(() => Object.assign(window, { took: performance.now() - clicked }));
    }).observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  await entry.click();
  await page.waitForFunction(() => 'took' in window);
  times.push(await page.evaluate(() => (window as unknown as { took: number }).took));
  await context.close();
}
await browser.close();
server.kill();
times.sort((a, b) => a - b);
const at = (share: number) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
console.log(`Language switch, ${RUNS} runs: median ${at(0.5)} ms, fastest ${at(0)} ms, slowest ${at(1)} ms`);
