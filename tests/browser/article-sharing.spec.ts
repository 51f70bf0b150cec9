import { expect, type Page, test } from '@playwright/test';
import { articlePath } from '#app/site/paths.ts';
import { settleConsent } from '../support/browser.ts';

const villa = articlePath('casa-lujo-120-dias-steel-frame', 'es');

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Compartir', exact: true });

test.describe('passing an article on', () => {
  test('copies its address without query or anchor, and says so politely', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${villa}?utm_source=carta#mes-1-el-suelo`);
    await settleConsent(page);
    await copyButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${villa}`);
  });

  test('shows the address where the browser refuses to copy', async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(villa);
    await settleConsent(page);
    await copyButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: `${baseURL}${villa}` })).toBeVisible();
  });

  test('forgets on the next article what it said on this one', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(villa);
    await settleConsent(page);
    await copyButton(page).click();
    await page.getByRole('link', { name: /^Artículo siguiente/ }).click();
    await expect(page).not.toHaveURL(villa);
    await expect(copyButton(page)).toBeVisible();
    await expect(page.getByText('Enlace copiado')).toHaveCount(0);
  });

  test('opens the sheet of the device where there is one', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    });
    await page.goto(villa);
    await settleConsent(page);
    await shareButton(page).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { title: 'Una casa de lujo en 120 días', url: `${baseURL}${villa}` },
    ]);
  });

  test('says nothing when the sheet is closed again', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
    });
    await page.goto(villa);
    await settleConsent(page);
    await shareButton(page).click();
    await copyButton(page).focus();
    expect(faults).toEqual([]);
  });

  test('offers no sheet where there is none', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.goto(villa);
    await settleConsent(page);
    await expect(copyButton(page)).toBeVisible();
    await expect(shareButton(page)).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that needs one', async ({ page }) => {
    await page.goto(villa);
    await expect(copyButton(page)).toBeHidden();
  });
});
