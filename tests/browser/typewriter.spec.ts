import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';

const PAGES = [
  ['home', 'Una obra simple, rápida y limpia', ['simple', 'rápida', 'limpia']],
  ['phases', 'Una obra simple, veloz y limpia', ['simple', 'veloz', 'limpia']],
] as const;

/** Milliseconds: to type a word or take it back, to read it, and all of it for one word. */
const TYPING = 300;
const HOLD = 2000;
const TURN = TYPING + HOLD + TYPING;

/** How much of each word is uncovered, from 0 to 1, so many milliseconds after the start. */
function uncovered(page: Page, time: number): Promise<number[]> {
  return page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('[data-typewriter]')) continue;
      animation.pause();
      // Delays are negative: they say where in the round a word begins.
      animation.currentTime = time;
    }
    return [...document.querySelectorAll('[data-typewriter] > *')].map((word) => {
      const { left, width } = word.getBoundingClientRect();
      const { left: start } = word.parentElement?.getBoundingClientRect() ?? { left: 0 };
      const style = getComputedStyle(word);
      if (style.visibility === 'hidden' || style.opacity === '0') return 0;
      return Math.round((Math.max(0, left + width - start) / width) * 10) / 10;
    });
  }, time);
}

/** What the typewriter's animations do. */
function states(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('[data-typewriter]'),
        )
        .map(({ playState }) => playState),
    ),
  ]);
}

for (const [name, phrase] of PAGES) {
  test.describe(`the typewriter of ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(pathFor(name, 'es'));
    });

    test('says its whole phrase to those who cannot see it', async ({ page }) => {
      await expect(page.getByRole('heading', { name: phrase, exact: true })).toBeAttached();
    });

    test('holds each word for two seconds, types the next one, and begins again', async ({ page }) => {
      for (const [turn, whole] of [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
      ].entries()) {
        const typed = turn * TURN;
        expect(await uncovered(page, typed + 1)).toEqual(whole);
        expect(await uncovered(page, typed + HOLD - 1)).toEqual(whole);
        expect(await uncovered(page, typed + HOLD + TYPING / 2)).toEqual(whole.map((share) => share / 2));
      }
    });

    test('stops when asked to, and goes on', async ({ page }) => {
      expect(await states(page)).toEqual(['running']);
      await page.getByRole('button', { name: 'Parar el texto que cambia' }).click();
      await expect.poll(() => states(page)).toEqual(['paused']);
      await page.getByRole('button', { name: 'Seguir con el texto que cambia' }).click();
      await expect.poll(() => states(page)).toEqual(['running']);
    });
  });
}

test('it needs no file but the document', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(pathFor('phases', 'es'));
  expect(await states(page)).toEqual(['running']);
});
