import { expect, type Page, test } from '@playwright/test';
import { FILM_FILE } from '#app/content/picture-registry.ts';
import { filmSchema } from '#app/content/schema/collections.ts';
import { readYaml } from '#app/content/source.ts';
import { pathFor } from '#app/site/paths.ts';
import config from '#config';
import { settleConsent } from '../support/browser.ts';

const HOME = pathFor('home', 'es');
const PHASES = pathFor('phases', 'es');
const FILM = /\.(mp4|webm)$/;
const { alt, seconds } = readYaml(FILM_FILE, filmSchema);
const DESCRIPTION = alt.es;

const film = (page: Page) => page.locator('video');
const poster = (page: Page) => page.getByRole('img', { name: DESCRIPTION, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const runs = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0));
const stands = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused));

/** Addresses of films that the page asks for from now on. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => FILM.test(new URL(request.url()).pathname) && asked.push(request.url()));
  return asked;
}

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await settleConsent(page);
}

// With a film at a service of the owner's choice the pages show that one.
if (!config.video) {
  test.describe('the film', () => {
    test('runs by itself, silently, in its place and for ever', async ({ page }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await expect(film(page)).toHaveCSS('opacity', '1');
      const how = await film(page).evaluate(({ muted, loop, playsInline, controls }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
        controls,
      }));
      expect(how).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
    });

    test('is as long as search engines are told', async ({ page }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      expect(await film(page).evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(
        seconds,
      );
    });

    test('begins again when it is over', async ({ page }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await film(page).evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.2;
      });
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeLessThan(5);
      await runs(page).toBe(true);
    });

    test('is not fetched before it is near the screen', async ({ page }) => {
      const asked = filmRequests(page);
      await open(page, HOME);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });

    test('is fetched and runs when the visitor comes to it', async ({ page }) => {
      await open(page, HOME);
      await poster(page).scrollIntoViewIfNeeded();
      await runs(page).toBe(true);
    });

    test('stands still while it is out of sight', async ({ page }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await stands(page).toBe(true);
      await poster(page).scrollIntoViewIfNeeded();
      await runs(page).toBe(true);
    });

    test('is stopped and set going again with the keyboard', async ({ page }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await button(page, 'Pausar vídeo').press('Enter');
      await stands(page).toBe(true);
      await button(page, 'Reanudar vídeo').press('Space');
      await runs(page).toBe(true);
    });

    test('stays stopped when it is scrolled out of sight and back', async ({ page }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await button(page, 'Pausar vídeo').click();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(poster(page)).not.toBeInViewport();
      await poster(page).scrollIntoViewIfNeeded();
      await expect(button(page, 'Reanudar vídeo')).toBeInViewport();
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    });

    test('is no stop for the keyboard and is hidden from screen readers, which have its description', async ({
      page,
    }) => {
      await open(page, PHASES);
      await runs(page).toBe(true);
      await expect(film(page)).toHaveAttribute('tabindex', '-1');
      await expect(film(page)).toHaveAttribute('aria-hidden', 'true');
      await expect(poster(page)).toBeVisible();
    });

    for (const [address, width] of [
      [PHASES, 390],
      [HOME, 390],
      [HOME, 1280],
    ] as const) {
      test(`has a button large enough for a finger, ${address} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page, address);
        await poster(page).scrollIntoViewIfNeeded();
        const box = await button(page, 'Pausar vídeo').boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await button(page, 'Pausar vídeo').click();
        await expect(button(page, 'Reanudar vídeo')).toBeVisible();
      });
    }

    test('leaves its picture and its description when it does not arrive', async ({ page }) => {
      await page.route(FILM, (route) => route.abort());
      await open(page, PHASES);
      await expect(film(page)).toHaveCount(0);
      await expect(button(page, 'Pausar vídeo')).toHaveCount(0);
      await expect(poster(page)).toBeVisible();
    });

    test('leaves its description when its picture does not arrive either', async ({ page }) => {
      await page.route(/film-poster/, (route) => route.abort());
      await page.route(FILM, (route) => route.abort());
      await open(page, PHASES);
      await expect(poster(page)).toHaveAttribute('data-failed');
    });

    test('is taken as MP4 where WebM does not arrive', async ({ page }) => {
      await page.route(/\.webm$/, (route) => route.abort());
      await open(page, PHASES);
      await runs(page).toBe(true);
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.mp4$/);
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
    test.describe(`the film for visitors who ask for ${visitors}`, () => {
      test('is not fetched; its picture stays', async ({ page }) => {
        const asked = filmRequests(page);
        await ask(page);
        await open(page, PHASES);
        await button(page, 'Reproducir vídeo').waitFor();
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await expect(poster(page)).toBeVisible();
      });

      test('is fetched and runs when they press the button', async ({ page }) => {
        await ask(page);
        await open(page, PHASES);
        await button(page, 'Reproducir vídeo').click();
        await runs(page).toBe(true);
      });
    });
  }

  test.describe('the film without script', () => {
    test.use({ javaScriptEnabled: false });

    for (const address of [PHASES, HOME]) {
      test(`is a picture with its description on ${address}, without a dead button`, async ({ page }) => {
        const asked = filmRequests(page);
        await page.goto(address);
        await expect(poster(page)).toBeAttached();
        await expect(button(page, 'Reproducir vídeo')).toHaveCount(0);
        expect(asked).toEqual([]);
      });
    }
  });
}
