import { expect, type Page, test } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { clickInPlace, hydrated, settleConsent, stopClock } from '../support/browser.ts';
import { RETRY_WAITS, runRetries, watchRetries } from '../support/retries.ts';

const PAGE = 'projects';
const others = PUBLISHED_LANGUAGES.filter((language) => language !== 'es');

async function pick(page: Page, name: string): Promise<void> {
  await clickInPlace(page, page.locator('header summary'));
  const entry = page.locator('header details').getByRole('link', { name });
  await expect(entry).toBeVisible();
  await clickInPlace(page, entry);
}

/** Holds the texts of every language back; the map has for each that was asked for what lets it go. */
async function holdTexts(page: Page): Promise<Map<string, () => void>> {
  const held = new Map<string, () => void>();
  await page.route(/\/assets\/[a-z]{2}-[\w-]+\.json/, async (route) => {
    const [, code = ''] = /([a-z]{2})-[\w-]+\.json$/.exec(new URL(route.request().url()).pathname) ?? [];
    await new Promise<void>((letGo) => held.set(code, letGo));
    await route.continue();
  });
  return held;
}

/** Where on the screen each thing that is read begins, in px. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3, p, img)')].map(
      (element) => element.getBoundingClientRect().top,
    ),
  );
}

for (const language of others) {
  test(`picking ${language} changes everything at once and keeps page and place`, async ({
    page,
    context,
  }) => {
    await page.goto(pathFor(PAGE, 'es'));
    await settleConsent(page);
    const before = await page.title();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    const placesBefore = await places(page);
    // The first below the header.
    const read = placesBefore.findIndex((top) => top > 100);

    await pick(page, LANGUAGE_INFO[language].name);

    await expect(page).toHaveURL(pathFor(PAGE, language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).not.toHaveTitle(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${pathFor(PAGE, language)}$`),
    );
    // Where the text above is longer, the browser moves on by as much: the font of the next page may be another one, too.
    const moved = Math.abs(((await places(page))[read] ?? 0) - (placesBefore[read] ?? 0));
    expect(moved).toBeLessThan(10);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language);
    expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe(language);

    await page.goBack();
    await expect(page).toHaveURL(pathFor(PAGE, 'es'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(before);
  });

  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({ locale: LANGUAGE_INFO[language].locale });

    test('is taken to it, keeping query and hash, before anything Spanish is painted', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagehide', () => {
          const painted = performance.getEntriesByName('first-contentful-paint').length;
          sessionStorage.setItem(`left ${document.documentElement.lang}`, String(painted));
        });
      });
      await page.goto(`${pathFor(PAGE, 'es')}?a=1#contenido`);
      await expect(page).toHaveURL(`${pathFor(PAGE, language)}?a=1#contenido`);
      expect(await page.evaluate(() => sessionStorage.getItem('left es'))).not.toBe('1');
    });
  });

  test(`the Spanish address behind the prefix of ${language} leads to the right one`, async ({ page }) => {
    await page.goto(`/${language}${pathFor('phases', 'es')}`);
    await expect(page).toHaveURL(pathFor('phases', language));
  });
}

/** Moves to a heading in the second half of the text, and says which it is and where on the screen it begins, in px. */
async function readOn(page: Page): Promise<{ index: number; top: number }> {
  await hydrated(page);
  return page.locator('main article :is(h2, h3)').evaluateAll((headings) => {
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

for (const [width, opener, entries] of [
  [1280, 'header summary', 'header details'],
  [390, 'header button[popovertarget]', '#menu'],
] as const) {
  test(`the text that is being read stays where it is when the language changes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const article = articleSlugs('es')[0] ?? '';
    const pages = (['legal-notice', 'privacy-policy', 'accessibility'] as const).map((id) =>
      pathFor(id, 'es'),
    );
    await page.goto(pathFor('home', 'es'));
    await settleConsent(page);
    for (const address of [...pages, articlePath(article, 'es')]) {
      for (const code of ['de', 'pl'] as const) {
        await page.goto(address);
        const { index, top } = await readOn(page);
        await clickInPlace(page, page.locator(opener));
        await clickInPlace(page, page.locator(entries).locator(`a[lang=${code}]`));
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await page.evaluate(() => document.fonts.ready);
        const heading = page.locator('main article :is(h2, h3)').nth(index);
        const where = () => heading.evaluate((element) => element.getBoundingClientRect().top);
        await expect
          .poll(async () => Math.abs((await where()) - top), `${address} in ${code}`)
          .toBeLessThan(10);
        await page.context().clearCookies({ name: 'i18next' });
        await page.evaluate(() => localStorage.removeItem('i18nextLng'));
      }
    }
  });
}

const language = others[0];
if (language) {
  const name = LANGUAGE_INFO[language].name;

  test('Open Graph tags and author of one language do not stay in another', async ({ page }) => {
    await page.goto(articlePath(articleSlugs('es')[0] ?? '', 'es'));
    await settleConsent(page);
    const spanish = page.locator(
      'head :is([property^="og:"], [property^="article:"], [name^="twitter:"], [name="author"])',
    );
    await expect(spanish).not.toHaveCount(0);
    await pick(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(spanish).toHaveCount(0);
  });

  test('what was typed into the form survives a change of language', async ({ page }) => {
    await page.goto(pathFor('quote', 'es'));
    await settleConsent(page);
    await page.locator('textarea').fill('Una casa de 160 m²');
    await pick(page, name);
    await expect(page).toHaveURL(pathFor('quote', language));
    await expect(page.locator('textarea')).toHaveValue('Una casa de 160 m²');
  });

  test('texts that never arrive are told in the old language, with a retry; the page stays', async ({
    page,
  }) => {
    await watchRetries(page, `/assets/${language}-[\\w-]+\\.json`);
    await page.clock.install();
    await page.goto(pathFor(PAGE, 'es'));
    await settleConsent(page);
    await stopClock(page);
    let asked = 0;
    let broken = true;
    await page.route(new RegExp(`/assets/${language}-[\\w-]+\\.json`), async (route) => {
      asked++;
      await (broken ? route.fulfill({ status: 500 }) : route.continue());
    });
    await pick(page, name);
    await runRetries(page, RETRY_WAITS);
    await page.clock.resume();
    const alert = page.getByRole('alert').filter({ hasText: name });
    await expect(alert).toBeVisible();
    expect(asked).toBe(6);
    await expect(page).toHaveURL(pathFor(PAGE, 'es'));
    broken = false;
    await alert.getByRole('button').last().click();
    await expect(page).toHaveURL(pathFor(PAGE, language));
    await expect(alert).toBeHidden();
  });

  test.describe('picked in the menu of small screens', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a language that does not arrive is told in front of all else, and stored only once it has come', async ({
      page,
      context,
    }) => {
      const stored = async () => [
        await page.evaluate(() => localStorage.getItem('i18nextLng')),
        (await context.cookies()).find(({ name }) => name === 'i18next')?.value,
      ];
      await watchRetries(page, `/assets/${language}-[\\w-]+\\.json`);
      await page.clock.install();
      await page.goto(pathFor(PAGE, 'es'));
      await settleConsent(page);
      await stopClock(page);
      await page.route(new RegExp(`/assets/${language}-[\\w-]+\\.json`), (route) =>
        route.fulfill({ status: 500 }),
      );
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await page.locator('#menu').getByRole('link', { name }).click();
      await runRetries(page, RETRY_WAITS);
      await page.clock.resume();
      const retry = page.getByRole('alert').filter({ hasText: name }).getByRole('button').last();
      // A trial click: everything but the click itself, so that nothing may stand in front.
      await retry.click({ trial: true });
      expect(await stored()).toEqual([null, undefined]);

      await page.unrouteAll();
      // The message comes after it.
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(retry).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathFor(PAGE, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect.poll(stored).toEqual([language, language]);
    });
  });

  test('texts that fail once arrive all the same', async ({ page }) => {
    await page.goto(pathFor(PAGE, 'es'));
    await settleConsent(page);
    let asked = 0;
    await page.route(new RegExp(`/assets/${language}-[\\w-]+\\.json`), async (route) => {
      asked++;
      await (asked === 1 ? route.fulfill({ status: 500 }) : route.continue());
    });
    await pick(page, name);
    await expect(page).toHaveURL(pathFor(PAGE, language));
    expect(asked).toBe(2);
  });

  test('of three languages picked in quick succession the last one wins', async ({ page }) => {
    await page.clock.install();
    await page.goto(pathFor(PAGE, 'es'));
    await settleConsent(page);
    // No time passes between two clicks: the waiting screen would come in front of the next.
    await stopClock(page);
    const held = await holdTexts(page);
    const picked = others.slice(0, 3);
    for (const code of picked) await pick(page, LANGUAGE_INFO[code].name);
    await expect.poll(() => [...held.keys()].sort()).toEqual(picked.toSorted());

    const last = picked.at(-1) ?? language;
    for (const code of picked.toReversed()) {
      const arrival = page.waitForResponse(new RegExp(`/assets/${code}-`));
      held.get(code)?.();
      await (await arrival).finished();
      await page.clock.runFor(100);
      await expect(page).toHaveURL(pathFor(PAGE, last));
      await expect(page.locator('html')).toHaveAttribute('lang', last);
    }
  });

  test('blocked storage and cookies do not keep anybody from changing the language', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await page.goto(pathFor(PAGE, 'es'));
    await settleConsent(page);
    await pick(page, name);
    await expect(page).toHaveURL(pathFor(PAGE, language));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the entries of the language menu are links', async ({ page }) => {
      await page.goto(pathFor(PAGE, 'es'));
      await pick(page, name);
      await expect(page).toHaveURL(pathFor(PAGE, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
