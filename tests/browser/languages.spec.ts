import { expect, type Page } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { LANGUAGE_INFO } from '#app/site/published-languages.ts';
import {
  clickInPlace,
  holdBack,
  hydrated,
  open,
  openAndStopClock,
  pickLanguage,
  requestsFor,
} from '../support/browser.ts';
import { test } from '../support/test.ts';

const PAGE = 'projects';

/** Top of every heading, in px from the top of the viewport. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
      (element) => element.getBoundingClientRect().top,
    ),
  );
}

test('picking a language changes everything at once and keeps page and place @journey', async ({ page }) => {
  const language = 'de';
  await open(page, pathFor(PAGE, 'es'));
  const before = await page.title();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const placesBefore = await places(page);
  const distances = placesBefore.map((top) => Math.abs(top - 200));
  const read = distances.indexOf(Math.min(...distances));

  await pickLanguage(page, language);

  await expect(page).toHaveURL(pathFor(PAGE, language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).not.toHaveTitle(before);
  // The page scrolls by what the text above it has grown, and again when a late font arrives.
  await expect
    .poll(async () => Math.abs(((await places(page))[read] ?? 0) - (placesBefore[read] ?? 0)))
    .toBeLessThan(10);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(pathFor(PAGE, 'es'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(before);
});

test('a picked language is stored before the page in it can be left', async ({ page }) => {
  await open(page, pathFor(PAGE, 'es'));
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      Object.assign(window, { storedThen: [localStorage.getItem('i18nextLng'), document.cookie] });
    }).observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  await pickLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const stored = await page.evaluate(() => Reflect.get(window, 'storedThen'));
  expect(stored).toEqual(['de', expect.stringContaining('i18next=de')]);
});

test('a page that Back has led to stays in its language after a reload', async ({ page }) => {
  await open(page, pathFor('quote', 'es'));
  await pickLanguage(page, 'de');
  await expect(page).toHaveURL(pathFor('quote', 'de'));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(pathFor('quote', 'es'));
});

test('after a language is picked with the keyboard the focus is on the list of languages again', async ({
  page,
}) => {
  await open(page, pathFor(PAGE, 'es'));
  const summary = page.locator('header summary');
  await summary.press('Enter');
  await page.locator('header details a[hreflang=pl]').press('Enter');
  await expect(page).toHaveURL(pathFor(PAGE, 'pl'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(summary).toBeFocused();
  await expect(page.locator('header details')).not.toHaveAttribute('open');
});

// Which language a visitor gets is tried with all kinds of visitors in app/document/detect-language.test.ts.
test.describe('a visitor whose browser speaks German', () => {
  test.use({ locale: LANGUAGE_INFO.de.locale });

  test('is taken to it, keeping query and hash, before anything Spanish is painted', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const painted = performance.getEntriesByName('first-contentful-paint').length;
        sessionStorage.setItem(`left ${document.documentElement.lang}`, String(painted));
      });
    });
    await page.goto(`${pathFor(PAGE, 'es')}?a=1#contenido`);
    await expect(page).toHaveURL(`${pathFor(PAGE, 'de')}?a=1#contenido`);
    expect(await page.evaluate(() => sessionStorage.getItem('left es'))).not.toBe('1');
  });
});

/** Scrolls to a heading in the second half of the text. @returns its index, and its top on screen in px */
async function readOn(page: Page): Promise<{ index: number; top: number }> {
  await hydrated(page);
  return page.locator('main .prose :is(h2, h3)').evaluateAll((headings) => {
    const shown = headings.filter((heading) => heading.checkVisibility() && !heading.closest('nav'));
    const index = Math.floor(shown.length * 0.7);
    const heading = shown[index] as HTMLElement;
    window.scrollTo({
      top: window.scrollY + heading.getBoundingClientRect().top - 150,
      behavior: 'instant',
    });
    return { index: headings.indexOf(heading), top: heading.getBoundingClientRect().top };
  });
}

for (const [width, opener, entries, code, address] of [
  [1280, 'header summary', 'header details', 'de', articlePath(articleSlugs('es')[0] ?? '', 'es')],
  [1280, 'header summary', 'header details', 'pl', pathFor('privacy-policy', 'es')],
  [390, 'header button[popovertarget]', '#menu', 'de', pathFor('privacy-policy', 'es')],
] as const) {
  test(`what is read of ${address} stays where it is when the language changes to ${code}, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // As on a slow connection, the font misses the first page and then shifts the text of the second.
    let asked = 0;
    await page.route('**/*.woff2', (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await open(page, address);
    const { index, top } = await readOn(page);
    await clickInPlace(page, page.locator(opener));
    await clickInPlace(page, page.locator(entries).locator(`a[lang=${code}]`));
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Late')));
    const heading = page.locator('main .prose :is(h2, h3)').nth(index);
    const where = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await where()) - top)).toBeLessThan(10);
  });
}

test('a heading that the address names is not named in a language that calls it otherwise', async ({
  page,
}) => {
  const address = articlePath(articleSlugs('es')[0] ?? '', 'es');
  await page.goto(address);
  const id = await page.locator('.prose :is(h2, h3)[id]').first().getAttribute('id');
  await open(page, `${address}#${id}`);
  await pickLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('picked in the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a language that does not arrive is told in front of all else, leaves the old one in use, and is stored only once it has come', async ({
    page,
    context,
  }) => {
    const language = 'de';
    const { name } = LANGUAGE_INFO[language];
    const stored = async () => [
      await page.evaluate(() => localStorage.getItem('i18nextLng')),
      (await context.cookies()).find(({ name }) => name === 'i18next')?.value,
    ];
    const texts = new RegExp(`/assets/${language}-[\\w-]+\\.json`);
    const asked = requestsFor(page, texts);
    await openAndStopClock(page, pathFor(PAGE, 'es'));
    await page.route(texts, (route) => route.fulfill({ status: 500 }));
    await page.locator('header button[popovertarget]').click();
    await page.locator('#menu').getByRole('link', { name }).click();
    const retry = page.getByRole('alert').getByRole('button').last();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(retry).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [0] });
    // One attempt and i18next's five more.
    expect(asked.length).toBeGreaterThanOrEqual(6);
    await page.clock.resume();
    // A trial click fails if anything covers its target, and does not click.
    await retry.click({ trial: true });
    expect(await stored()).toEqual([null, undefined]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    await page.unrouteAll();
    // In the tab order the message comes after the footer and the contact bar.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let tabs = 0; tabs < 6; tabs++) {
      await page.keyboard.press('Tab');
      if (await retry.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(retry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathFor(PAGE, language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect.poll(stored).toEqual([language, language]);
  });
});

test('of two languages picked in quick succession the last one wins', async ({ page }) => {
  // The clock stands still: otherwise the loading screen would cover the next link.
  await openAndStopClock(page, pathFor(PAGE, 'es'));
  const arrived = page.waitForResponse(/\/assets\/en-/);
  const release = await holdBack(page, '**/assets/en-*.json');
  await pickLanguage(page, 'en');
  await pickLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  release();
  await (await arrived).finished();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(pathFor(PAGE, 'de'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
