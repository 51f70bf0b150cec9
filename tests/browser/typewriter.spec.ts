import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { open } from '../support/browser.ts';
import { test } from '../support/test.ts';

/** In ms: typing or fading a word of six letters, holding it to be read, and the whole turn of a word. */
const TYPING = 300;
const HOLD = 2000;
const TURN = TYPING + HOLD + TYPING;

/** Moves the typewriter to a time in ms after its start, and pauses it there or clicks the button of its section. */
function goTo(page: Page, time: number, then: 'hold' | 'press'): Promise<void> {
  return page.evaluate(
    ([time, then]) => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('[data-typewriter]')) continue;
        if (then === 'hold') animation.pause();
        // Delays are negative: they say where in the round a word begins.
        animation.currentTime = time;
      }
      if (then === 'press')
        document.querySelector<HTMLElement>('main section:has([data-typewriter]) button')?.click();
    },
    [time, then] as const,
  );
}

/** What is visible: the word, the share of its letters times opacity, and whether a caret follows them. */
function shown(page: Page) {
  return page.evaluate(() => {
    const box = document.querySelector('[data-typewriter]');
    const strip = box?.firstElementChild;
    if (!box || !strip) throw new Error('no typewriter');
    const { top, height } = box.getBoundingClientRect();
    const lines = [...strip.children];
    const index = lines.findIndex((line) => Math.abs(line.getBoundingClientRect().top - top) < height / 50);
    const line = lines[index];
    if (!line) throw new Error('the window stands between two lines');
    const words = lines.filter((other) => other.textContent).map((other) => other.textContent ?? '');
    const word = Math.floor((index * words.length) / lines.length);
    const letters = line.getAttribute('data-beginning') ?? line.textContent ?? '';
    const whole = words[word] ?? '';
    if (!whole.startsWith(letters)) throw new Error(`“${letters}” is not how “${whole}” begins`);
    const opacity = Number(getComputedStyle(strip).opacity);
    return {
      words,
      word,
      share: (letters.length / whole.length) * opacity,
      caret: opacity > 0 && getComputedStyle(line, '::after').content !== 'none',
    };
  });
}

/** How much of each word is visible, from 0 to 1: the share of its letters times opacity. */
async function seenNow(page: Page): Promise<number[]> {
  const { words, word, share } = await shown(page);
  return words.map((_, index) => (index === word ? Math.round(share * 10) / 10 : 0));
}

/** The same, so many milliseconds after the start. */
async function seen(page: Page, time: number): Promise<number[]> {
  await goTo(page, time, 'hold');
  return seenNow(page);
}

/** Play states of the typewriter's animations, each once. */
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

test('it types each word, lets it be read and fades it, over and over', async ({ page }) => {
  await page.goto(pathFor('phases', 'es'));
  const { words } = await shown(page);
  for (const [turn, whole] of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ].entries()) {
    const typed = turn * TURN;
    expect(await seen(page, typed + 1)).toEqual(whole);
    expect(await seen(page, typed + HOLD - 1)).toEqual(whole);
    expect(await seen(page, typed + HOLD + TYPING / 2)).toEqual(whole.map((share) => share / 2));
    // The next word, letter by letter: three of them after an eighth of a second.
    const next = (turn + 1) % words.length;
    expect(await seen(page, typed + HOLD + TYPING + 125)).toEqual(
      words.map((word, index) => (index === next ? Math.round(30 / word.length) / 10 : 0)),
    );
  }
});

test('it stops with the film beside it, by the one button of their section, and goes on with it', async ({
  page,
}) => {
  await page.goto(pathFor('phases', 'es'));
  expect(await states(page)).toEqual(['running']);
  const button = page.locator('section', { has: page.locator('h1') }).getByRole('button');
  await expect(button).toHaveCount(1);
  const label = (await button.textContent()) ?? '';
  await button.click();
  await expect.poll(() => states(page)).toEqual(['paused']);
  await expect(button).not.toHaveAccessibleName(label);
  await button.click();
  await expect.poll(() => states(page)).toEqual(['running']);
});

for (const [state, time, word] of [
  ['fades', HOLD + TYPING / 3, 0],
  ['is typed', HOLD + TYPING + 125, 1],
] as const) {
  test(`stopped while a word ${state}, it leaves one standing whole`, async ({ page }) => {
    // Hydrated, so that it stops at that moment.
    await open(page, pathFor('phases', 'es'));
    await goTo(page, time, 'press');
    await expect.poll(() => states(page)).toEqual(['paused']);
    expect(await seenNow(page)).toEqual([0, 1, 2].map((index) => (index === word ? 1 : 0)));
  });
}
