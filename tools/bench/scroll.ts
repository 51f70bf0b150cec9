/**
 * `npm run bench:scroll`: the cost of a frame while the phases page is scrolled, with the film that follows the scroll and
 * with the five pictures that visitors with reduced motion get. Needs a build.
 */
import { type Browser, chromium } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { findBrowser } from '../find-browser.mjs';
import { startPreview } from '../preview/start-preview.ts';
import { touchAnEmptyPlace } from './interactions.ts';
import { median } from './median.ts';
import { readNoted, waitUntilHydrated } from './observe-page.ts';
import { openPhone, workOfMainThread } from './phone.ts';

const ROUNDS = 5;
/** Pixels a frame: the story in some five seconds at 60 frames a second. */
const STEP = 10;

type Scrolled = {
  /** work of the main thread for a frame of the screen, ms at a quarter of the speed */
  work: number;
  /** wall-clock time between two frames, ms at a quarter of the speed: median (`slow`: 95th percentile) */
  between: number;
  slow: number;
  drawn: number;
  layoutShift: number;
};

/** Scrolls through the story twice: at full speed to measure work, and at a quarter of it to measure frame times. */
async function scrollThrough(browser: Browser, url: string, still: boolean): Promise<Scrolled> {
  async function visit(speed: 'full' | 'quarter') {
    const { page, session, close } = await openPhone(browser, { speed });
    if (still) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'load' });
    await touchAnEmptyPlace(page);
    await waitUntilHydrated(page);
    await page.evaluate(() => document.querySelector('#fase-1')?.scrollIntoView({ behavior: 'instant' }));
    if (!still) await page.waitForSelector('canvas[data-frame]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const before = await workOfMainThread(session);
    const { times, drawn } = await page.evaluate(
      (pixels) =>
        new Promise<{ times: number[]; drawn: number }>((done) => {
          const times: number[] = [];
          const drawn = new Set<string | undefined>();
          const last = document.querySelector('#fase-5');
          const next = (now: number) => {
            times.push(now);
            drawn.add(document.querySelector('canvas')?.dataset.frame);
            if ((last?.getBoundingClientRect().top ?? 0) < 200) done({ times, drawn: drawn.size });
            else {
              window.scrollBy({ top: pixels, behavior: 'instant' });
              requestAnimationFrame(next);
            }
          };
          requestAnimationFrame(next);
        }),
      STEP,
    );
    const work = ((await workOfMainThread(session)) - before) / times.length;
    const { layoutShift } = await readNoted(page);
    await close();
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    const slow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN;
    return { work, between: median(gaps), slow, drawn, layoutShift };
  }
  const full = await visit('full');
  return { ...(await visit('quarter')), work: full.work };
}

const preview = await startPreview();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const url = preview.origin + pathFor('phases', 'es');
  for (const [name, still] of [
    ['film', false],
    ['pictures', true],
  ] as const) {
    const rounds: Scrolled[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await scrollThrough(browser, url, still));
    const middle = (of: (one: Scrolled) => number) => median(rounds.map(of));
    console.log(
      `${name}: ${middle(({ work }) => work).toFixed(1)} ms of work a frame, ${middle(({ between }) => between).toFixed(1)} ms between two frames, one in twenty more than ${middle(({ slow }) => slow).toFixed(1)} ms, ${middle(({ drawn }) => drawn)} pictures drawn, layout shift ${Math.max(...rounds.map(({ layoutShift }) => layoutShift))}`,
    );
  }
} finally {
  await browser.close();
  preview.stop();
}
