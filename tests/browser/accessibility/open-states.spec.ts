import { expect, type Page } from '@playwright/test';
import { type PageId, pathFor } from '#app/site/paths.ts';
import { languagesToTry } from '../../support/addresses.ts';
import { axeFaults } from '../../support/axe.ts';
import { open, stopClock } from '../../support/browser.ts';
import { test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const submit = (page: Page) => page.locator('main form [type=submit]').click();

/** A state of a page, located without words so that it is found in every language. */
type State = {
  name: string;
  on: PageId;
  /** brings the state about, and waits until it is visible */
  bring: (page: Page) => Promise<void>;
  widths?: readonly number[];
};

const STATES: State[] = [
  {
    name: 'the menu is open',
    on: 'home',
    widths: [390],
    bring: async (page) => {
      await page.locator('header button[popovertarget]').click();
      await expect(page.locator('#menu')).toBeVisible();
    },
  },
  {
    name: 'the menu of languages is open',
    on: 'home',
    bring: async (page) => {
      await page.locator('header summary').click();
      await expect(page.locator('header details li').last()).toBeVisible();
    },
  },
  {
    name: 'a picture is enlarged',
    on: 'projects',
    bring: async (page) => {
      await page.locator('main a[data-enlarge]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the fields of the form say what is wrong',
    on: 'quote',
    bring: async (page) => {
      await submit(page);
      await expect(page.locator('[name=name]')).toBeFocused();
      await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(4);
    },
  },
  {
    name: 'the toast is shown',
    on: 'quote',
    bring: async (page) => {
      await page.locator('[name=name]').fill('Ana');
      await page.locator('[name=email]').fill('ana@correo.example');
      await page.locator('[name=message]').fill('Una casa');
      await expect(page.getByRole('region', { name: '(F8)' })).toBeAttached();
      // It would go after five seconds, but stays while it is pointed at.
      await stopClock(page);
      await submit(page);
      await page.locator('li[data-state=open]').hover();
      await page.clock.resume();
    },
  },
];

test.describe('axe finds nothing while', () => {
  for (const language of languagesToTry('es')) {
    for (const { name, on, bring, widths = process.env.SWEEP ? [390, 1440] : [390] } of STATES) {
      for (const width of widths) {
        test(`${name}, ${width} px wide, in ${language}`, async ({ page }) => {
          await page.clock.install();
          await page.setViewportSize({ width, height: 844 });
          await open(page, pathFor(on, language));
          await bring(page);
          expect(await axeFaults(page)).toEqual([]);
        });
      }
    }
  }
});
