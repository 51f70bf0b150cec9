import { expect, type Page } from '@playwright/test';
import { film as ownFilm } from '#app/content/picture-registry.ts';
import { pathFor } from '#app/site/paths.ts';
import config from '#config';
import { open, requestsFor, twoFrames, watchErrors } from '../support/browser.ts';
import { test } from '../support/test.ts';

const HOME = pathFor('home', 'es');
const PHASES = pathFor('phases', 'es');
const FILM = /\.(mp4|webm)$/;
const { alt, seconds } = ownFilm();
const DESCRIPTION = alt.es;

const film = (page: Page) => page.locator('video');
const poster = (page: Page) => page.getByRole('img', { name: DESCRIPTION, exact: true });
/** The pause button of the film; its text says whether it pauses or plays. */
const button = (page: Page) => poster(page).locator('xpath=ancestor::div[1]').getByRole('button');
const runs = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0));
const stands = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused));

// If the settings name a film at a video service, the pages embed that one instead.
if (!config.video) {
  test.describe('the film', () => {
    test('runs by itself, silently, in its place and for ever, out of the way of keyboard and screen readers', async ({
      page,
    }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await expect(film(page)).toHaveCSS('opacity', '1');
      const how = await film(page).evaluate(
        ({ muted, loop, playsInline, controls, tabIndex, ariaHidden, duration }: HTMLVideoElement) => ({
          muted,
          loop,
          playsInline,
          controls,
          tabIndex,
          ariaHidden,
          // The duration stated in the structured data.
          seconds: Math.round(duration),
        }),
      );
      expect(how).toEqual({
        muted: true,
        loop: true,
        playsInline: true,
        controls: false,
        tabIndex: -1,
        ariaHidden: 'true',
        seconds,
      });
      await expect(poster(page)).toBeVisible();
    });

    test('is not fetched before it is near the screen, and runs when the visitor comes to it', async ({
      page,
    }) => {
      const asked = requestsFor(page, FILM);
      await open(page, HOME);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await poster(page).scrollIntoViewIfNeeded();
      await runs(page).toBe(true);
    });

    test('stands still while it is out of sight, and once it is stopped with the keyboard, until it is set going again', async ({
      page,
    }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await stands(page).toBe(true);
      await poster(page).scrollIntoViewIfNeeded();
      await runs(page).toBe(true);
      const label = (await button(page).textContent()) ?? '';
      await button(page).press('Enter');
      await stands(page).toBe(true);
      await expect(button(page)).not.toHaveText(label);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(poster(page)).not.toBeInViewport();
      await poster(page).scrollIntoViewIfNeeded();
      await expect(button(page)).toBeInViewport();
      await twoFrames(page);
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      await button(page).press('Space');
      await runs(page).toBe(true);
    });

    test('on the home page has one button, plays in its place, and its picture leads to the phases', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, HOME);
      const card = poster(page).locator('xpath=ancestor::div[contains(@class,"group/link")]');
      await poster(page).scrollIntoViewIfNeeded();
      await expect(card.getByRole('button')).toHaveCount(1);
      await card.getByRole('button').click();
      await runs(page).toBe(true);
      await expect(page).toHaveURL(HOME);
      await poster(page).click({ force: true });
      await expect(page).toHaveURL(PHASES);
    });

    test('that is gone leaves its picture with its description, and no button', async ({ page }) => {
      const errors = watchErrors(page);
      await page.route(FILM, (route) => route.fulfill({ status: 404 }));
      const asked = page.waitForRequest(/\.mp4$/);
      await open(page, PHASES);
      await asked;
      await expect(film(page)).toHaveCount(0);
      await expect(button(page)).toHaveCount(0);
      await expect
        .poll(() => poster(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(errors).toEqual([]);
    });
  });

  for (const [visitors, ask] of [
    ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'fewer data',
      (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    ],
  ] as const) {
    test(`the film is not fetched for visitors who ask for ${visitors} before they press the button`, async ({
      page,
    }) => {
      const asked = requestsFor(page, FILM);
      await ask(page);
      await open(page, PHASES);
      await expect(button(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await expect(poster(page)).toBeVisible();
      await button(page).click();
      await runs(page).toBe(true);
    });
  }
}
