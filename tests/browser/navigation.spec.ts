import { expect, type Page } from '@playwright/test';
import { articlePath, NAVIGATION, pathFor } from '#app/site/paths.ts';
import { footerLink, holdBack, open, scrollingEnds } from '../support/browser.ts';
import { test } from '../support/test.ts';

const home = pathFor('home', 'es');
const projects = pathFor('projects', 'es');
const methodology = pathFor('methodology', 'es');

const menuButton = (page: Page) => page.locator('header button[popovertarget]');
const scrollTop = () => Math.round(window.scrollY);

test('every page of the navigation is reached without loading a document, marked as current and read out @journey', async ({
  page,
}) => {
  await open(page, home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigation = page.locator('body > header nav').first();
  for (const id of NAVIGATION) {
    const link = navigation.locator(`a[href="${pathFor(id, 'es')}"]`);
    await link.click();
    await expect(page).toHaveURL(pathFor(id, 'es'));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a new page is at its top from its first frame on; back returns to where the visitor was', async ({
  page,
}) => {
  await open(page, projects);
  const link = footerLink(page, 'methodology');
  await link.scrollIntoViewIfNeeded();
  await scrollingEnds(page);
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const look = () => {
      if (document.querySelector('main h1') === heading) requestAnimationFrame(look);
      else Object.assign(window, { firstPlace: window.scrollY });
    };
    look();
  });
  expect(await page.evaluate(scrollTop)).toBeGreaterThan(600);
  await link.click();
  await expect(page).toHaveURL(methodology);
  await expect.poll(() => page.evaluate(() => (window as { firstPlace?: number }).firstPlace)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(projects);
  await expect.poll(() => page.evaluate(scrollTop)).toBeGreaterThan(600);
});

test('what is said to search engines and messengers of a page goes when another takes its place', async ({
  page,
}) => {
  const said = page.locator(
    'head meta:is([property], [name^="twitter:"], [name=author]), script[type="application/ld+json"]',
  );
  await open(page, articlePath('casa-lujo-120-dias-steel-frame', 'es'));
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('head meta[property^="og:"]')).not.toHaveCount(0);
  await expect(page.locator('head meta[name=author]')).toHaveCount(1);
  await footerLink(page, 'methodology').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(said).toHaveCount(0);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${methodology}$`),
  );
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes when the window becomes so wide that the header shows the links, and locks nothing', async ({
    page,
  }) => {
    await open(page, pathFor('home', 'es'));
    await menuButton(page).click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('opens, keeps the focus in header and menu, and closes with Escape @journey', async ({ page }) => {
    await open(page, home);
    await menuButton(page).click();
    const pages = page.locator('#menu nav');
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('shows the ways to get in touch on the smallest screen, and they cover no page that has the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await open(page, home);
    await menuButton(page).click();
    const ways = page.locator('#menu a[href^="tel:"]');
    await expect(ways).toBeInViewport({ ratio: 1 });
    for (const link of await page.locator('#menu nav a').all()) {
      await link.focus();
      await expect(ways).toBeInViewport({ ratio: 1 });
      const [pageBox, wayBox] = [await link.boundingBox(), await ways.boundingBox()];
      expect((pageBox?.y ?? Infinity) + (pageBox?.height ?? 0)).toBeLessThanOrEqual(wayBox?.y ?? 0);
    }
  });

  test('closes when a page is chosen, and leaves the focus on its heading', async ({ page }) => {
    await open(page, home);
    await menuButton(page).click();
    const pages = page.locator('#menu nav');
    await pages.locator(`a[href="${methodology}"]`).click();
    await expect(page).toHaveURL(methodology);
    await expect(pages).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('stands behind the waiting screen of a page that is slow to arrive', async ({ page }) => {
    await open(page, home);
    const letGo = await holdBack(page, '**/assets/methodology-*');
    await menuButton(page).click();
    await page.locator(`#menu a[href="${methodology}"]`).click();
    // A trial click fails if anything covers the loading screen, and does not click.
    await page.getByText('Loading...').click({ trial: true });
    letGo();
    await expect(page).toHaveURL(methodology);
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

test('the list of languages closes with Escape, which gives the focus back, and when the keyboard moves on', async ({
  page,
}) => {
  await open(page, methodology);
  const trigger = page.locator('header summary');
  await trigger.click();
  await expect(page.locator('header details a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details a').first()).toBeHidden();
  await expect(trigger).toBeFocused();

  await trigger.press('Enter');
  const entries = page.locator('header details a');
  await entries.last().focus();
  await expect(entries.last()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entries.last()).toBeHidden();
});
