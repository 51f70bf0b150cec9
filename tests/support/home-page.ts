import type { Locator, Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { open } from './browser.ts';

/** The Spanish home page. */
export const HOME = pathFor('home', 'es');

/** Opens the page and waits until it is hydrated. */
export const openHome = (page: Page) => open(page, HOME);

/** The comparison of the first screen. */
export const slider = (page: Page) => page.getByRole('slider');

/** How many animations now show that the pictures can be compared. */
export function nudges(control: Locator): Promise<number> {
  return control.evaluate((input) => input.closest('.comparison')?.getAnimations().length ?? 0);
}

/** Where the pictures of a comparison are cut, in percent from the left. */
export function cut(control: Locator): Promise<number> {
  return control.evaluate((input) =>
    Number.parseFloat(getComputedStyle(input.parentElement as Element).getPropertyValue('--cut')),
  );
}

/** The bounding box of an element on the screen. @throws if it has none */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}
