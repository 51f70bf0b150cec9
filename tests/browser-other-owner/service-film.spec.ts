import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { standInForTag } from '../support/analytics-tag.ts';
import { acceptButton, consentBanner, hydrated } from '../support/browser.ts';
import { test } from '../support/test.ts';

// The film of an owner who has one at a service; the site's own has its tests in tests/browser/film.spec.ts.

const PHASES = pathFor('phases', 'es');
const SERVICE = /youtube-nocookie\.com|player\.vimeo\.com/;

const film = (page: Page) => page.locator('main figure').first();
const player = (page: Page) => film(page).locator('iframe');
/** The first button plays the service's film, or stops it. */
const button = (page: Page) => film(page).getByRole('button').first();

/** A player that notes the orders it is given, and a tag that nobody asks for over the network. */
test.beforeEach(async ({ page, context }) => {
  await standInForTag(page);
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
  await page.goto(PHASES);
  await hydrated(page);
  expect(asked).toEqual([]);
  await button(page).press('Enter');
  await expect(player(page)).toHaveAttribute('src', SERVICE);
  // The button now stops it.
  await expect(button(page)).toBeFocused();
  await expect(film(page).frameLocator('iframe').getByText('player')).toBeVisible();
  await button(page).click();
  await expect(film(page).frameLocator('iframe').locator('body')).toContainText(/pause/);
});

for (const [motion, plays] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`${plays ? 'plays it by itself' : 'waits to be asked'} once cookies are accepted, with reduced motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(PHASES);
    await hydrated(page);
    await acceptButton(page).click();
    await expect(consentBanner(page)).toBeHidden();
    await expect(player(page)).toHaveCount(plays);
  });
