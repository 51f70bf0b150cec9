/** Addresses nobody links to: typed by hand, cut off in a message, or gone. */
import { expect, type Page, test } from '@playwright/test';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { intend, settleConsent } from '../support/browser.ts';

/** Paths of the documents that the page's own frame loads from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(decodeURI(new URL(request.url()).pathname));
  });
  return documents;
}

test.describe('an address that was meant as a page', () => {
  for (const [typed, meant] of [
    ['/Tecnologia', pathFor('technology', 'es')],
    ['/tecnologia//', pathFor('technology', 'es')],
    ['/tecnología', pathFor('technology', 'es')],
    ['/DE/', pathFor('home', 'de')],
    ['/EN/technology', pathFor('technology', 'en')],
    ['/BLOG', pathFor('blog', 'es')],
    ['/Blog/5-Mitos-Construccion-Acero', articlePath('5-mitos-construccion-acero', 'es')],
  ] as const) {
    test(`${typed} leads there and is loaded once`, async ({ page }) => {
      const documents = watchDocuments(page);
      await page.goto(`${typed}?a=1#b`);
      await expect(page).toHaveURL(`${meant}?a=1#b`);
      await settleConsent(page);
      await expect(page.locator('main h1')).not.toHaveText('Aquí falta una pieza');
      expect(documents).toEqual([typed, meant]);
    });
  }
});

for (const typed of ['/Nada', '/nada//', '//nada', '/en/Nothing', '/%E2%98%83', '/blog/nada//']) {
  test(`${typed} shows its not-found page, which is loaded once and works`, async ({ page, baseURL }) => {
    const documents = watchDocuments(page);
    await page.goto(baseURL + typed);
    await settleConsent(page);
    const title = await page.locator('main h1').textContent();
    await page.locator('header a').first().click();
    await expect(page.locator('main h1')).not.toHaveText(title ?? '');
    expect(documents.length).toBe(1);
  });
}

test('a page that fails each time it is loaded is loaded once more and no further, and says so', async ({
  page,
}) => {
  const technology = pathFor('technology', 'es');
  // The document belongs to another page, as on a host with wrong rules; its data cannot be had.
  await page.route(`**${technology}`, async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.continue();
    await route.fulfill({ response: await route.fetch({ url: request.url().replace(technology, '/404') }) });
  });
  await page.route('**/*.data', (route) => route.fulfill({ status: 404 }));
  const documents = watchDocuments(page);
  await page.goto(technology);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => documents.length).toBe(2);
  // The second document may still be on its way.
  await expect(async () => {
    await intend(page);
    await expect(page.locator('main h1')).toHaveText('Esta página no ha llegado', { timeout: 2000 });
  }).toPass();
  expect(documents).toEqual([technology, technology]);
});

test.describe('the language of an unknown address', () => {
  for (const [typed, shown, language] of [
    ['/nope?lng=de&a=1', '/de/nope?a=1', 'de'],
    ['/en/nope?lng=pl', '/pl/nope', 'pl'],
    ['/en/nope?lng=es', '/nope', 'es'],
  ] as const) {
    test(`${typed} keeps its path in the language asked for`, async ({ page }) => {
      await page.goto(typed);
      await expect(page).toHaveURL(shown);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.title()).not.toContain('undefined');
    });
  }

  for (const query of ['', '?lng=de']) {
    test(`an unknown article${query} says so in a German browser, without redirect`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ locale: 'de-DE', baseURL });
      const documents = watchDocuments(page);
      await page.goto(`/blog/no-existe${query}`);
      await settleConsent(page);
      await expect(page.locator('main h1')).toHaveText('Post not found');
      await expect(page).toHaveURL('/blog/no-existe');
      expect(documents).toEqual(['/blog/no-existe']);
      await page.close();
    });
  }

  for (const [typed, shown] of [
    ['/nope/deeper', '/de/nope/deeper'],
    ['/blog/nope', '/de/blog/nope'],
  ] as const) {
    test(`the switcher leads from ${typed} to the not-found page of the other language`, async ({ page }) => {
      await page.goto(typed);
      await settleConsent(page);
      await page.locator('header summary').click();
      await page.locator('header details a[hreflang=de]').click();
      await expect(page).toHaveURL(shown);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }
});
