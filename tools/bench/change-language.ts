import type { Browser } from '@playwright/test';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { observePage, waitUntilHydrated } from './observe-page.ts';

/** Milliseconds that a hand takes from the entry to the click; the texts that hovering fetches arrive meanwhile. */
const HAND = 200;
/** Milliseconds after the click in which nothing is evaluated, because it would be counted. A slower change is awaited. */
const SEEN = 500;

/**
 * Milliseconds from the click on a language in the open list to the frame that shows the heading in it, on a desktop at
 * full speed.
 * @param run a number; each takes the next language
 */
export async function changeLanguage(browser: Browser, origin: string, run: number): Promise<number> {
  const others = PUBLISHED_LANGUAGES.filter((language) => language !== 'es');
  const language = others[run % others.length] ?? 'en';
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await observePage(page);
  await page.goto(origin + pathFor('projects', 'es'));
  await page.locator('header summary').first().click();
  await waitUntilHydrated(page);
  const entry = page.locator('header details').getByRole('link', { name: LANGUAGE_INFO[language].name });
  await entry.hover();
  await page.waitForTimeout(HAND);
  // Set up before the click and read afterwards: evaluating anything in between would be counted.
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    const took = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (heading() === before) return;
        observer.disconnect();
        // A message that is sent in a frame arrives once it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        requestAnimationFrame(() => port2.postMessage(''));
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    Object.assign(window, { took });
  });
  await entry.click();
  await page.waitForTimeout(SEEN);
  const took = await page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
  await context.close();
  return took;
}
