import { readdirSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { phases } from '#app/content/collections.ts';
import { projectFile } from '#app/content/source.ts';
import { frameAt } from '#app/pages/phases/story-position.ts';
import { pathFor } from '#app/site/paths.ts';
import { open, requestsFor, scrollingEnds, watchErrors, watchLayoutShifts } from '../support/browser.ts';
import { test } from '../support/test.ts';

const PATH = pathFor('phases', 'es');
const LAST = phases('es').length;

const story = (page: Page) => page.locator('section:has(article[id^=fase-])');
const phase = (page: Page, number: number) => page.locator(`#fase-${number}`);
const heading = (page: Page, number: number) => phase(page, number).getByRole('heading', { level: 2 });
const stepBar = (page: Page) => story(page).getByRole('navigation');
const step = (page: Page, number: number) =>
  stepBar(page)
    .getByRole('link')
    .nth(number - 1);

/** The scroll-driven film. */
const canvas = (page: Page) => story(page).locator('canvas');
/** Its caption: the week, and what can be seen in it. */
const caption = (page: Page) => canvas(page).locator('xpath=../following-sibling::p');
const FRAME = /\/frame-\d+-[\w-]+\.avif$/;
const FRAMES = readdirSync(projectFile('assets/film/frames')).length;
/** Pictures that a screen reader gets in the story: those that are not hidden from it. */
const described = (page: Page) => story(page).getByRole('img');

/** Scrolls a phase's text at once to that many px below the top of the viewport, and waits two frames. */
const scrollTopOf = (page: Page, number: number, pixels: number) =>
  phase(page, number).evaluate((element, top) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, pixels);

test('where no script arrives, a link to a phase leads a phone to it, though its layout is another then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${PATH}#fase-4`);
  await expect(heading(page, 4)).toBeInViewport({ ratio: 1 });
  await page.mouse.move(200, 200);
  await expect(page.locator('html')).not.toHaveClass(/js/);
  await scrollingEnds(page);
  await expect(heading(page, 4)).toBeInViewport({ ratio: 1 });
});

/** Screens, each with the line at which a phase becomes the current one, as a share of its height. */
const DEVICES = [
  ['a large screen', { width: 1280, height: 800 }, 0.5],
  ['a phone', { width: 390, height: 844 }, 0.62],
] as const;

for (const [device, viewport] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a step leads to its phase, uncovered, where reading goes on, marks it and shows its picture and no other', async ({
      page,
    }) => {
      await open(page, PATH);
      const firstPicture = await described(page).getAttribute('alt');
      await step(page, 4).press('Enter');
      await expect(stepBar(page).locator('[aria-current=step]')).toHaveText(/4/);
      await expect(described(page)).toHaveCount(1);
      await expect(described(page)).not.toHaveAccessibleName(firstPicture ?? '');
      await expect(heading(page, 4)).toBeInViewport({ ratio: 1 });
      await expect(heading(page, 4)).toBeFocused();
      await scrollingEnds(page);
      const title = await heading(page, 4).boundingBox();
      const bar = await stepBar(page).boundingBox();
      const beside = (bar?.width ?? 0) < viewport.width;
      if (!beside) expect(title?.y).toBeGreaterThan((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN));
    });
  });
}

// Which frame belongs to which place is tested in app/pages/phases/story-position.test.ts.
for (const [device, viewport, share] of DEVICES) {
  test.describe(`the film under the scroll on ${device}`, () => {
    test.use({ viewport });

    test('goes with the visitor, forward and back, rests while a text is read and gives way to the picture of its phase, and moves nothing', async ({
      page,
    }) => {
      const shifts = await watchLayoutShifts(page);
      await open(page, PATH);
      const shows = expect.poll(() => canvas(page).getAttribute('data-frame').then(Number));
      const film = canvas(page).locator('xpath=..');
      await scrollTopOf(page, 1, viewport.height * 0.65);
      await shows.toBe(0);
      for (const number of [LAST, 2]) {
        const { height = 0 } = (await phase(page, number).boundingBox()) ?? {};
        await scrollTopOf(page, number, viewport.height * share - height * 0.15);
        await shows.toBeGreaterThan(frameAt(number - 0.9, FRAMES - 1));
        await shows.toBeLessThan(frameAt(number - 0.8, FRAMES - 1));
        await expect(film).toHaveCSS('opacity', '1');
        await scrollTopOf(page, number, viewport.height * share - height * 0.45);
        await shows.toBe(frameAt(number - 0.5, FRAMES - 1));
        // After the last phase the film itself shows the finished house.
        await expect(film).toHaveCSS('opacity', number === LAST ? '1' : '0');
      }
      await expect(caption(page)).toBeVisible();
      expect(await shifts()).toBeLessThan(0.0001);
    });
  });
}

test('no frame is asked for before the visitor comes near, and each at most once', async ({ page }) => {
  const asked = requestsFor(page, FRAME);
  await open(page, PATH);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await scrollTopOf(page, 1, 400);
  await expect.poll(() => asked.length).toBe(FRAMES);
  expect(new Set(asked).size).toBe(FRAMES);
});

const connection = (value: object) => (page: Page) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, value);

for (const [visitors, ask] of [
  ['ask for less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['have a slow connection', connection({ saveData: false, effectiveType: '3g' })],
] as const) {
  test(`visitors who ${visitors} get the pictures and no frame`, async ({ page }) => {
    const asked = requestsFor(page, FRAME);
    await ask(page);
    await open(page, PATH);
    await scrollTopOf(page, 3, 200);
    await expect(step(page, 3)).toHaveAttribute('aria-current', 'step');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(canvas(page)).toHaveCount(0);
    await expect(described(page)).toHaveCount(1);
  });
}

for (const [happens, answer] of [
  ['do not arrive', (route: Route) => route.abort('connectionfailed')],
  ['cannot be read', (route: Route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' })],
] as const) {
  test(`frames that ${happens} leave the pictures in sight`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.route(FRAME, answer);
    await open(page, PATH);
    const asked = page.waitForRequest(FRAME);
    await scrollTopOf(page, 2, 200);
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(canvas(page)).toBeHidden();
    await expect(described(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test.describe('on a screen too low for a picture that stays', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('each phase has a picture of its own, and no frame is asked for', async ({ page }) => {
    const asked = requestsFor(page, FRAME);
    await open(page, PATH);
    await expect(described(page)).toHaveCount(LAST);
    await scrollTopOf(page, 2, 100);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
