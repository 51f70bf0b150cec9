import { expect, type Page } from '@playwright/test';
import { works } from '#app/content/works.ts';
import { pathFor } from '#app/site/paths.ts';
import {
  clickInPlace,
  holdBack,
  hydrated,
  open,
  openBeforeHydration,
  pickLanguage,
  pinch,
  scrollingEnds,
  swipe,
  twoFrames,
} from '../support/browser.ts';
import { test } from '../support/test.ts';

const address = pathFor('projects', 'es');
const WORKS = works('es');
const [first, second] = WORKS;
const last = WORKS.at(-1);

/** A group of works, by its index from 0 in the order of the filter. */
const group = (page: Page, index: number) => page.locator('main section[id]:has(a[data-enlarge])').nth(index);
const filter = (page: Page) => page.locator('[role=group]:has([aria-pressed])');
/** A button of the filter: all, then one for each group. */
const choice = (page: Page, index: number) => filter(page).getByRole('button').nth(index);
/** What stands in the place of a button of the filter, be it one or not. */
const entry = (page: Page, index: number) =>
  page.locator('main [role=group] :is(a, button)').filter({ visible: true }).nth(index);
const pictures = (page: Page) => page.locator('a[data-enlarge]').filter({ visible: true });
const picture = (page: Page, id = '') => page.locator(`li[id="${id}"] a[data-enlarge]`);
const enlarged = (page: Page) => page.getByRole('dialog');
const buttons = (page: Page) => enlarged(page).getByRole('button');

test.describe('filter', () => {
  test.beforeEach(({ page }) => open(page, address));

  test('starts with all works, leaves those of the chosen group, says how many, and brings all back @journey', async ({
    page,
  }) => {
    await expect(choice(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures(page)).toHaveCount(WORKS.length);
    await choice(page, 4).click();
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(choice(page, 4)).toHaveAttribute('aria-pressed', 'true');
    await expect(group(page, 3)).toBeVisible();
    await expect(group(page, 0)).toBeHidden();
    const left = WORKS.filter(({ category }) => category === last?.category).length;
    await expect(pictures(page)).toHaveCount(left);
    await expect(choice(page, 4)).toContainText(String(left));
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveText(new RegExp(`: ${left}$`));

    await choice(page, 0).focus();
    await page.keyboard.press('Space');
    await expect(pictures(page)).toHaveCount(WORKS.length);
  });

  test('stays in view while the list scrolls, and shows the start of the group to somebody further down', async ({
    page,
  }) => {
    await picture(page, last?.id).scrollIntoViewIfNeeded();
    await expect(filter(page)).toBeInViewport({ ratio: 1 });
    await choice(page, 1).click();
    await expect(group(page, 0).getByRole('heading').first()).toBeInViewport();
  });

  test('shows the works it chose to somebody who sees hardly more than its buttons', async ({ page }) => {
    const bottom = await filter(page).evaluate(
      (bar) => bar.getBoundingClientRect().bottom + scrollY - innerHeight,
    );
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), bottom);
    await clickInPlace(page, choice(page, 4));
    await expect(group(page, 3).getByRole('heading').first()).toBeInViewport();
  });

  test('is still chosen for whoever opens the address or changes the language, and the place stays', async ({
    page,
  }) => {
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await clickInPlace(page, choice(page, 3));
    await expect(page).toHaveURL(`${address}?obras=comercial`);
    await clickInPlace(page, choice(page, 4));
    await expect(page).toHaveURL(`${address}?obras=naves`);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));

    await page.goto(page.url());
    await hydrated(page);
    await expect(choice(page, 4)).toHaveAttribute('aria-pressed', 'true');
    await expect(group(page, 0)).toBeHidden();

    await pickLanguage(page, 'en');
    await expect(page).toHaveURL(`${pathFor('projects', 'en')}?obras=naves`);
    await expect(group(page, 0)).toBeHidden();
  });

  test('is undone by Back, choice by choice and where the visitor was, before the page is left', async ({
    page,
  }) => {
    // A busy browser replaces its own first entry, about:blank: there has to be a page to go back to.
    await open(page, pathFor('about', 'es'));
    await open(page, address);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    // The same choice twice is one history entry.
    for (const index of [3, 4, 4]) await clickInPlace(page, choice(page, index));
    await expect(page).toHaveURL(`${address}?obras=naves`);
    await page.goBack();
    await expect(page).toHaveURL(`${address}?obras=comercial`);
    await expect(group(page, 2)).toBeVisible();
    await expect(group(page, 3)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(pictures(page)).toHaveCount(WORKS.length);
    await scrollingEnds(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL(pathFor('about', 'es'));
  });
});

test.describe('the filter before the page is hydrated', () => {
  for (const [name, isMobile] of [
    ['clicked', false],
    ['tapped on a phone', true],
  ] as const)
    test.describe(() => {
      test.use({ isMobile, hasTouch: isMobile, viewport: { width: isMobile ? 390 : 1440, height: 844 } });

      test(`counts when ${name}: it filters as soon as it can, and does not jump`, async ({ page }) => {
        const hydrate = await openBeforeHydration(page, address);
        if (isMobile) await entry(page, 3).tap();
        else await entry(page, 3).click();
        hydrate();
        await expect(choice(page, 3)).toHaveAttribute('aria-pressed', 'true');
        await expect(group(page, 0)).toBeHidden();
        await expect(page).toHaveURL(`${address}?obras=comercial`);
      });
    });

  test('keeps the focus while the page is hydrated, and Enter filters then', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, address);
    await entry(page, 3).focus();
    hydrate();
    await hydrated(page);
    await expect(choice(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group(page, 0)).toBeHidden();
  });

  test('leads to the group that was chosen if the scripts fail', async ({ page }) => {
    const fail = await holdBack(page, '**/assets/projects-*.js', (route) => route.abort());
    await page.goto(address);
    await entry(page, 4).click();
    fail();
    await expect(group(page, 3).getByRole('heading').first()).toBeInViewport();
    await expect(page).toHaveURL(`${address}#naves`);
  });
});

test.describe('enlarged picture', () => {
  test.beforeEach(({ page }) => open(page, address));

  test('has its description and the focus, stays at a click on it, and goes at one beside it', async ({
    page,
  }) => {
    await picture(page, second?.id).click();
    await expect(enlarged(page)).toContainText(second?.name ?? '');
    await expect(enlarged(page).getByRole('img')).toHaveAttribute('alt', /.{15,}/);
    await expect(buttons(page).first()).toBeFocused();
    expect(await enlarged(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    const box = await buttons(page).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await enlarged(page).getByRole('img').click();
    await twoFrames(page);
    await expect(enlarged(page)).toBeVisible();
    await page.mouse.click(12, 400);
    await expect(enlarged(page)).toBeHidden();
  });

  test('closes with Back, which leaves the page only after that', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await picture(page, first?.id).focus();
    await scrollingEnds(page);
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(enlarged(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(enlarged(page)).toContainText(second?.name ?? '');
    await page.goBack();
    await expect(enlarged(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(picture(page, first?.id)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await page.goForward();
    await expect(enlarged(page)).toContainText(second?.name ?? '');
    await page.reload();
    await hydrated(page);
    await expect(enlarged(page)).toContainText(second?.name ?? '');
    await page.goBack();
    await expect(enlarged(page)).toBeHidden();
  });

  test('closed with Escape or its button gives the focus back and leaves nothing for Back to go through @journey', async ({
    page,
  }) => {
    for (const close of [() => page.keyboard.press('Escape'), () => buttons(page).first().click()]) {
      await picture(page, second?.id).click();
      await expect(enlarged(page)).toBeVisible();
      await close();
      await expect(enlarged(page)).toBeHidden();
      await expect(picture(page, second?.id)).toBeFocused();
      await page.waitForFunction(() => !history.state.usr?.enlarged);
    }
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('turns with its buttons and the arrow keys, from the first to the last, among those the filter shows', async ({
    page,
  }) => {
    await picture(page, first?.id).click();
    await buttons(page).last().click();
    await expect(enlarged(page)).toContainText(second?.name ?? '');
    await buttons(page).nth(1).click();
    await expect(enlarged(page)).toContainText(first?.name ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(enlarged(page)).toContainText(last?.name ?? '');
    // Those are the browser's: Back, the next word, the end of a line.
    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
      await page.keyboard.press(`${modifier}+ArrowRight`);
      await expect(enlarged(page)).toContainText(last?.name ?? '');
    }
    await page.keyboard.press('ArrowRight');
    await expect(enlarged(page)).toContainText(first?.name ?? '');
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toBeHidden();

    await choice(page, 4).click();
    await expect(group(page, 0)).toBeHidden();
    await picture(page, last?.id).click();
    await expect(enlarged(page)).toContainText(last?.name ?? '');
    await page.keyboard.press('ArrowRight');
    const next = WORKS.find(({ category }) => category === last?.category);
    await expect(enlarged(page)).toContainText(next?.name ?? '');
    await expect(enlarged(page)).toContainText(/1 \w+ 2/);
  });

  test('has two thirds of a phone that lies down, and its words can be scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 340 });
    await picture(page, first?.id).click();
    const box = await enlarged(page).getByRole('img').boundingBox();
    expect(box?.height).toBeGreaterThan(220);
    await enlarged(page).getByRole('link').scrollIntoViewIfNeeded();
    await expect(enlarged(page).getByRole('link')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the enlarged picture turns by swiping, and closes by swiping down', async ({ page }) => {
    await open(page, address);
    await picture(page, first?.id).tap();
    const swipeBy = async (right: number, down: number) => {
      const image = enlarged(page).getByRole('img');
      const touch = { clientX: 300, clientY: 300, pointerType: 'touch', isPrimary: true, bubbles: true };
      await image.dispatchEvent('pointerdown', touch);
      await image.dispatchEvent('pointerup', { ...touch, clientX: 300 + right, clientY: 300 + down });
    };
    await swipeBy(-100, 0);
    await expect(enlarged(page)).toContainText(second?.name ?? '');
    await swipeBy(0, 120);
    await expect(enlarged(page)).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test('the enlarged picture, pinched larger, is moved by one finger, and neither turns nor closes', async ({
    page,
  }) => {
    await open(page, address);
    await picture(page, first?.id).tap();
    await expect(enlarged(page)).toContainText(first?.name ?? '');
    await pinch(page, 195, 380);
    const place = () =>
      page.evaluate(() => [window.visualViewport?.offsetLeft, window.visualViewport?.offsetTop].map(Number));
    for (const [to, axis] of [
      [[95, 420], 0],
      [[295, 420], 0],
      [[195, 320], 1],
    ] as const) {
      // On a busy machine a finger may rest so long that the browser takes it for a long press.
      await expect(async () => {
        const before = (await place())[axis];
        await swipe(page, [195, 420], [...to]);
        await expect.poll(async () => (await place())[axis], { timeout: 1000 }).not.toBe(before);
      }).toPass({ timeout: 15_000 });
      await expect(enlarged(page)).toContainText(first?.name ?? '');
    }
  });

  test('the chosen filter button scrolls into view, also for who opens the address', async ({ page }) => {
    await open(page, address);
    await choice(page, 4).tap();
    await expect(choice(page, 4)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(`${address}?obras=naves`);
    await page.reload();
    await hydrated(page);
    await expect(choice(page, 4)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the groups stand in place of the filter', async ({ page }) => {
    await page.goto(address);
    await page.locator('main [role=group] a').last().click();
    await expect(group(page, 3).getByRole('heading').first()).toBeInViewport();
  });
});
