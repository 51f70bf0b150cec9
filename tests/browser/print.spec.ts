import { expect, type Page } from '@playwright/test';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import { PAGE_KINDS } from '../support/addresses.ts';
import { consentBanner, hydrated, open } from '../support/browser.ts';
import { test } from '../support/test.ts';

const article = articlePath('casa-lujo-120-dias-steel-frame', 'es');
const QUOTE = pathFor('quote', 'es');

/** Printable area of an A4 sheet in px: 210 × 297 mm without the margins of print.css. */
const SHEET = { width: Math.round(((210 - 32) / 25.4) * 96), height: Math.floor(((297 - 36) / 25.4) * 96) };

/** Opens a page as it is printed before anybody has answered the consent banner. */
async function print(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(consentBanner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The rules for print come in a file of their own.
  await expect(page.locator('body > header')).toBeHidden();
}

for (const address of PAGE_KINDS) {
  test.describe(`${address} in print`, () => {
    test.use({ viewport: SHEET });

    test('has all of its content, whole, and nothing to click', async ({ page }) => {
      await print(page, address);
      await expect(consentBanner(page)).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
      const controls = page.locator(
        'button:not([data-layer]), input, textarea, .comparison-grip, [role=group]:has([aria-pressed])',
      );
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      const invitations = page.locator(`main a[href="${QUOTE}"]:not(.prose a)`);
      await expect(invitations.filter({ visible: true })).toHaveCount(0);

      const faults = await page.evaluate((height) => {
        const look = (element: Element) => getComputedStyle(element);
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        const kept = (one: Element | null): boolean =>
          !!one && !one.matches('main') && (look(one).breakInside === 'avoid' || kept(one.parentElement));
        const text = (element: Element) => element.textContent?.slice(0, 60);
        return {
          'pictures cut in two': shown('main .picture')
            .filter((one) => !kept(one) || one.getBoundingClientRect().height > height)
            .map((one) => one.querySelector('img')?.getAttribute('alt')),
          'headings alone at the foot of a sheet': shown('main :is(h1, h2, h3)')
            .filter((one) => look(one).breakAfter !== 'avoid')
            .map(text),
          'pictures cropped': shown('main .picture:not(.comparison *)')
            .filter((one) => !one.parentElement?.querySelector('figcaption ul'))
            .flatMap((one) => [...one.querySelectorAll('img')])
            .filter((one) => look(one).objectFit !== 'contain' || look(one).position !== 'static')
            .map((one) => one.alt),
          'white on white': shown('main :is(h1, h2, h3, p, a, li)')
            .filter(
              (one) => one.closest('.night, .band-oxide') && /^rgb\((2\d\d(, )?){3}\)$/.test(look(one).color),
            )
            .map(text),
          'not there yet': shown('main :is(h1, h2, h3, p, li)')
            .filter((one) => !one.checkVisibility({ opacityProperty: true }))
            .map(text),
        };
      }, SHEET.height);
      for (const [fault, where] of Object.entries(faults)) expect(where, fault).toEqual([]);
    });
  });
}

test('what has not slid in yet is printed all the same', async ({ page }) => {
  await page.goto(pathFor('home', 'es'));
  await hydrated(page);
  const waiting = page.locator('main .reveal-waiting');
  await expect(waiting.first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  // The printed page is shorter, and more of it comes into view meanwhile.
  const unseen = () =>
    waiting.evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
  await expect.poll(unseen).toBe(0);
});

/** Expects nothing of the page around the text. */
async function isItsTextAlone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const landmark of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  const beside = page.locator('main :is(.band-oxide, [aria-labelledby=relacionados])');
  await expect(beside.filter({ visible: true })).toHaveCount(0);
}

test('an article is printed alone, black on white, with its pictures, and links say where they lead', async ({
  page,
}) => {
  await print(page, article);
  await isItsTextAlone(page);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const colours = await page
    .locator('article :is(h1, h3, p, li, figcaption, a, span:not([data-placeholder]), time)')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);

  for (const image of await page.locator('article img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  const pictures = await page.locator('main > article picture').count();
  expect(pictures).toBeGreaterThan(1);
  await expect(page.locator('main > article picture img:visible')).toHaveCount(pictures);

  /** What is printed after a link, and its `href`. */
  const printed = (start: string) =>
    page
      .locator(`.prose a[href^="${start}"]`)
      .first()
      .evaluate((link) => [
        getComputedStyle(link, '::after').content.replace(/["\s]|\\/g, ''),
        link.getAttribute('href') ?? '',
      ]);
  const [outside, elsewhere] = await printed('https:');
  expect(outside).toBe(`(${elsewhere})`);
  const [inside, page_] = await printed('/');
  expect(inside).toContain(`${settings.siteUrl}${page_}`);
  expect((await printed('#'))[0]).toBe('none');
});

/** Sheets that a printed page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the last sheet is not an empty one, with or without the consent banner', async ({ page }) => {
  await page.goto(pathFor('about', 'es'));
  await expect(consentBanner(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.replaceChildren('One line'));
  expect(await sheets(page)).toBe(1);
});

test('the longer pages take few sheets', async ({ page }) => {
  const most = { home: 4, technology: 6, about: 5, phases: 5, projects: 3, blog: 2 } as const;
  for (const [id, count] of Object.entries(most)) {
    await page.goto(pathFor(id as keyof typeof most, 'es'));
    expect(await sheets(page), id).toBeLessThanOrEqual(count);
  }
});

test('no caption or note of the technology page is left to a sheet of its own, in any language', async ({
  page,
}) => {
  for (const language of PUBLISHED_LANGUAGES) {
    await page.goto(pathFor('technology', language));
    expect(await sheets(page), language).toBeLessThanOrEqual(7);
  }
});

test('the wall is printed at its full width with its page', async ({ page }) => {
  await page.goto(pathFor('technology', 'es'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toHaveCSS('overflow', 'visible');
});

test('the wall is seen at its true size in print alone: by its link without the rest of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, pathFor('technology', 'es'));
  const sheet = page.locator('[data-wall-sheet]');
  await expect(sheet).toBeHidden();
  await page.locator('section:has([data-wall]) button:not([data-layer])').click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
});

test('every print says who the company is and how to reach it', async ({ page }) => {
  const { brand, company, contact } = settings;
  await print(page, QUOTE);
  const head = page.locator('[data-print-head]');
  for (const word of [brand, contact.phone, contact.email, company.address.street, company.address.city])
    await expect(head).toContainText(word);
  const ways = page.locator('main').getByRole('link', { name: 'WhatsApp' });
  await expect(ways.filter({ visible: true }).first()).toContainText(contact.whatsapp);
});

test('the phases show the picture of each beside its text in print, and the whole phrase', async ({
  page,
}) => {
  await print(page, pathFor('phases', 'es'));
  for (const phase of await page.locator('article[id^=fase-]').all())
    await expect(phase.getByRole('img')).toBeVisible();
  await expect(page.locator('h1 [data-typewriter]')).toBeHidden();
  const phrase = page.locator('h1 .sr-only');
  await expect(phrase).toHaveText(/\w, \w+/);
  expect((await phrase.boundingBox())?.width).toBeGreaterThan(100);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
