import { expect, type Page, test } from '@playwright/test';
import { phases } from '#app/content/collections.ts';
import { pathFor } from '#app/site/paths.ts';
import config from '#config';
import { acceptButton, hydrated, open, scrollingEnds } from '../support/browser.ts';

const PATH = pathFor('phases', 'es');
const LAST = phases('es').length;

const film = (page: Page) => page.locator('main figure').first();
const story = (page: Page) => page.locator('section:has(article[id^=fase-])');
const phase = (page: Page, number: number) => page.locator(`#fase-${number}`);
const heading = (page: Page, number: number) => phase(page, number).getByRole('heading', { level: 2 });
const stepBar = (page: Page) => story(page).getByRole('navigation');
const step = (page: Page, number: number) =>
  stepBar(page)
    .getByRole('link')
    .nth(number - 1);

/** Pictures that a screen reader gets in the story: those that are not hidden from it. */
const described = (page: Page) => story(page).getByRole('img');

/** Scrolls without gliding until a phase's text begins so many pixels below the window's top, for two frames. */
const scrollTopOf = (page: Page, number: number, pixels: number) =>
  phase(page, number).evaluate((element, top) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, pixels);

test('a row of the schedule leads to its phase, and reading goes on there', async ({ page }) => {
  await open(page, PATH);
  await page.locator(`main a[href="${PATH}#fase-4"]`).first().click();
  await expect(heading(page, 4)).toBeInViewport({ ratio: 1 });
  await expect(heading(page, 4)).toBeFocused();
});

test('every phase that the browser itself leads to is reached, as before hydration', async ({ page }) => {
  await page.goto(`${PATH}#fase-3`);
  await expect(heading(page, 3)).toBeInViewport({ ratio: 1 });
  await hydrated(page);
  for (const number of [2, 4]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#fase-${number}`);
    await expect(heading(page, number)).toBeInViewport({ ratio: 1 });
    await scrollingEnds(page);
    await expect(heading(page, number)).toBeInViewport({ ratio: 1 });
  }
});

for (const [device, viewport, share] of [
  ['a large screen', { width: 1280, height: 800 }, 0.5],
  ['a phone', { width: 390, height: 844 }, 0.62],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a step leads to its phase, uncovered, marks it and shows its picture and no other', async ({
      page,
    }) => {
      await open(page, PATH);
      const firstPicture = await described(page).getAttribute('alt');
      await step(page, 4).press('Enter');
      await expect(stepBar(page).locator('[aria-current=step]')).toHaveText(/4/);
      await expect(described(page)).toHaveCount(1);
      await expect(described(page)).not.toHaveAccessibleName(firstPicture ?? '');
      await expect(heading(page, 4)).toBeInViewport({ ratio: 1 });
      await scrollingEnds(page);
      const title = await heading(page, 4).boundingBox();
      const bar = await stepBar(page).boundingBox();
      const beside = (bar?.width ?? 0) < viewport.width;
      if (!beside) expect(title?.y).toBeGreaterThan((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN));
    });

    test('a phase that stops at or just below the line loses its mark again, and all of them lose it after a jump', async ({
      page,
    }) => {
      await open(page, PATH);
      for (const pixels of [0, 1, 2]) {
        await scrollTopOf(page, 4, viewport.height * share - 20);
        await expect(step(page, 4)).toHaveAttribute('aria-current', 'step');
        await scrollTopOf(page, 4, Math.ceil(viewport.height * share) + pixels);
        await scrollTopOf(page, 4, viewport.height * share + 60);
        await expect(step(page, 3)).toHaveAttribute('aria-current', 'step');
      }
      await scrollTopOf(page, LAST, 100);
      await expect(step(page, LAST)).toHaveAttribute('aria-current', 'step');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(step(page, 1)).toHaveAttribute('aria-current', 'step');
    });
  });
}

test.describe('on a screen too low for a picture that stays', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('each phase has a picture of its own', async ({ page }) => {
    await page.goto(PATH);
    await expect(described(page)).toHaveCount(LAST);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each phase has a picture of its own', async ({ page }) => {
    await page.goto(PATH);
    await expect(described(page)).toHaveCount(LAST);
  });
});

function withFilm() {
  const SERVICE = /youtube-nocookie\.com|player\.vimeo\.com/;
  const player = (page: Page) => film(page).locator('iframe');
  /** The first asks for the film of the service. */
  const button = (page: Page) => film(page).getByRole('button').first();

  /** A player that notes the orders it is given. */
  test.beforeEach(async ({ context }) => {
    await context.route(SERVICE, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p>player</p><script>onmessage = (e) => { document.body.append(e.data) }</script>',
      }),
    );
  });

  test('asks nothing of the service before the visitor wants it, plays it then, and stops it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => SERVICE.test(request.url()) && asked.push(request.url()));
    await page.goto(PATH);
    await hydrated(page);
    expect(asked).toEqual([]);
    await button(page).press('Enter');
    await expect(player(page)).toHaveAttribute('src', SERVICE);
    // The button that stops it.
    await expect(button(page)).toBeFocused();
    await expect(film(page).frameLocator('iframe').getByText('player')).toBeVisible();
    await button(page).click();
    await expect(film(page).frameLocator('iframe').locator('body')).toContainText(/pause/);
  });

  test('plays it by itself as soon as cookies are accepted', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await acceptButton(page).click();
    await expect(player(page)).toHaveAttribute('src', SERVICE);
  });

  test.describe('for visitors who ask for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('waits to be asked even when cookies are accepted', async ({ page }) => {
      await page.goto(PATH);
      await hydrated(page);
      await acceptButton(page).click();
      await expect(player(page)).toHaveCount(0);
    });
  });
}

// The site's own film has its tests in film.spec.ts.
if (config.video) test.describe('with the owner’s film', () => withFilm());
