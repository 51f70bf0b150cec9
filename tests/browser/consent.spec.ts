import { expect } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import {
  acceptButton,
  consentBanner,
  footerLink,
  hydrated,
  preferencesButton,
  rejectButton,
} from '../support/browser.ts';
import { test } from '../support/test.ts';

const home = pathFor('home', 'es');
const DAYS_150 = 150 * 24 * 60 * 60;

test('an answer is kept for 150 days', async ({ page, context }) => {
  await page.goto(home);
  await acceptButton(page).click();
  await expect(consentBanner(page)).toBeHidden();
  const stored = async () => (await context.cookies()).find(({ name }) => name === settings.consentCookie);
  await expect.poll(stored).toBeDefined();
  const cookie = await stored();
  const now = await page.evaluate(() => Date.now() / 1000);
  expect(Math.abs((cookie?.expires ?? 0) - now - DAYS_150)).toBeLessThan(120);
});

test('nothing is asked while only the beginning of the page has arrived', async ({ page }) => {
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const [beginning = ''] = (await response.text()).split('<main');
    await route.fulfill({ response, body: beginning });
  });
  await page.goto(home);
  await expect(page.locator('header')).toBeVisible();
  await expect(consentBanner(page)).toBeHidden();
});

test('an answer in another tab counts here as soon as the visitor comes back', async ({ page, context }) => {
  await page.goto(home);
  await hydrated(page);
  await expect(consentBanner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathFor('methodology', 'es'));
  await rejectButton(other).click();
  await expect(consentBanner(other)).toBeHidden();
  await other.close();
  await expect(consentBanner(page)).toBeVisible();
  // A headless browser never hides a tab, so the event is dispatched by hand.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(consentBanner(page)).toBeHidden();
});

test('its going makes the browser look again at few elements, and not at the whole page', async ({
  browser,
  page,
}) => {
  await page.goto(home);
  const elements = await page.locator('*').count();
  await hydrated(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await rejectButton(page).click();
  await expect(consentBanner(page)).toBeHidden();
  // The space reserved for the banner is removed a moment later.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; ts: number; args: { elementCount?: number; data?: { type?: string } } }[];
  };
  // Hydration may still be styled when the tracing begins.
  const clicked = traceEvents.find(({ args }) => args.data?.type === 'click')?.ts ?? Number.NaN;
  const looked = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > clicked)
    .map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...looked)).toBeGreaterThan(0);
  expect(Math.max(...looked)).toBeLessThan(elements / 4);
});

test('asked for again, it gives the focus back to what opened it, whether answered or left with Escape @journey', async ({
  page,
  context,
}) => {
  const stored = async () =>
    (await context.cookies()).find(({ name }) => name === settings.consentCookie)?.value;
  await page.goto(home);
  const reject = rejectButton(page);
  // Escape does not close a banner the visitor did not open. Its answer moves the focus to main.
  await reject.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(consentBanner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();

  const opener = preferencesButton(page);
  for (const [keys, answer] of [
    [['Escape'], 'rejected'],
    [['Tab', 'Enter'], 'accepted'],
  ] as const) {
    await opener.press('Enter');
    await expect(reject).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(consentBanner(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(stored).toBe(answer);
  }
});

test('the keyboard comes to it right after the skip link, before the page', async ({ page }) => {
  await page.goto(home);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentBanner(page).locator(':focus')).toHaveCount(1);
});

test('accept and reject look alike', async ({ page }) => {
  await page.goto(home);
  await expect(consentBanner(page)).toBeVisible();
  const looks = await consentBanner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

for (const [width, height, most] of [
  [1440, 900, 56],
  [390, 844, 88],
] as const)
  test(`it takes at most ${most} px of a screen ${width} px wide in every language, with outlined buttons of 40 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of PUBLISHED_LANGUAGES) {
      await page.goto(pathFor('home', language));
      await expect(consentBanner(page)).toBeVisible();
      const { height: taken = 0 } = (await consentBanner(page).boundingBox()) ?? {};
      expect(taken, language).toBeLessThanOrEqual(most);
      for (const button of [rejectButton(page), acceptButton(page)]) {
        expect((await button.boundingBox())?.height, language).toBe(40);
        await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
    }
  });

test('before any choice nothing is asked of another site and no cookie is set', async ({
  page,
  context,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  for (const address of [home, pathFor('phases', 'es')]) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  await expect(consentBanner(page)).toBeVisible();
  expect(outside).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('without an analytics tag, accepting warns in the console and goes on', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(home);
  await acceptButton(page).click();
  await expect(consentBanner(page)).toBeHidden();
  await expect.poll(() => warnings.filter((text) => text.includes('Consent update skipped'))).toHaveLength(1);
});

test('with an analytics tag, accepting grants the four consents and withdrawing denies them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
  const calls = () => page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
  const signals = (value: string) => ({
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
  });
  await page.goto(home);
  await acceptButton(page).click();
  await expect.poll(calls).toEqual([['consent', 'update', signals('granted')]]);
  await preferencesButton(page).click();
  await rejectButton(page).click();
  await expect.poll(calls).toEqual([
    ['consent', 'update', signals('granted')],
    ['consent', 'update', signals('denied')],
  ]);
});

for (const [width, height] of [
  [390, 700],
  [1440, 900],
] as const) {
  test.describe(`while it is open, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('the last link of the page can be scrolled out from under it, and a notice of a lost connection stands above it', async ({
      page,
      context,
    }) => {
      await page.goto(home);
      await hydrated(page);
      await expect(consentBanner(page)).toBeVisible();
      // Space for the banner is reserved in the frame after it appears.
      await expect(page.locator('body')).not.toHaveCSS('padding-bottom', '0px');
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const question = await consentBanner(page).boundingBox();
      const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);

      await context.setOffline(true);
      await footerLink(page, 'methodology').click();
      const notice = page.getByRole('alert');
      await expect(notice).toBeVisible();
      // A trial click fails if anything covers its target, and does not click.
      const buttons = await notice.or(consentBanner(page)).getByRole('button').all();
      expect(buttons).toHaveLength(4);
      for (const button of buttons) await button.click({ trial: true });
    });
  });
}
