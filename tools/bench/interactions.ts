import type { Locator, Page } from '@playwright/test';

/** More than this many of one sort tell nothing new. */
const OF_EACH_SORT = 4;

async function visibleOnes(controls: Locator): Promise<Locator[]> {
  const all = await controls.all();
  const visible = await Promise.all(all.map((control) => control.isVisible()));
  return all.filter((_, index) => visible[index]).slice(0, OF_EACH_SORT);
}

/** Taps, and waits until the browser has reported how long the interaction took. */
async function tap(page: Page, control: Locator): Promise<void> {
  // Something that an earlier tap has hidden or covered is left out.
  await control.tap({ timeout: 2_000 }).catch(() => {});
  await page.waitForTimeout(300);
}

/** A visitor's first touch that does nothing: beside all links and controls. */
export async function touchAnEmptyPlace(page: Page): Promise<void> {
  const x = 3;
  const y = await page.evaluate((left) => {
    const heights = Array.from({ length: 40 }, (_, index) => 780 - 20 * index);
    const isEmpty = (top: number) =>
      !document
        .elementFromPoint(left, top)
        ?.closest('a, button, summary, label, input, select, textarea, video');
    return heights.find(isEmpty);
  }, x);
  if (y === undefined) throw new Error(`${page.url()} has no empty place to touch`);
  await page.touchscreen.tap(x, y);
}

/**
 * Answers the consent banner, opens and closes the menus of the header, taps the first buttons of the page and presses a
 * key in its first field.
 */
export async function touchWhatThereIs(page: Page): Promise<void> {
  const [answer] = await visibleOnes(page.locator('[data-consent-banner] button'));
  if (answer) await tap(page, answer);
  for (const menu of await visibleOnes(page.locator('header summary, header button'))) {
    await tap(page, menu);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
  for (const button of await visibleOnes(page.locator('main summary, main button:not([type=submit])'))) {
    await tap(page, button);
  }
  const [field] = await visibleOnes(page.locator('main input:not([type=hidden],[type=checkbox])'));
  if (field) {
    await tap(page, field);
    await page.keyboard.press('a');
    await page.waitForTimeout(300);
  }
}
