import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import {
  acceptButton,
  consentBanner,
  footerLink,
  holdBack,
  intend,
  open,
  openBeforeHydration,
  pickLanguage,
  preferencesButton,
  rejectButton,
  requestsFor,
} from '../support/browser.ts';
import { fillIn, quoteForm } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

/** The pause button of the film and of the typewriter beside it, and the check that the typewriter is paused. */
const button = (page: Page) => page.locator('section', { has: page.locator('h1') }).getByRole('button');
const isStopped = (page: Page) =>
  expect(page.locator('[data-typewriter]')).toHaveAttribute('data-typewriter', 'paused');

test.describe('before the page is hydrated, and counts then:', () => {
  test('a click on the button that stops film and moving words; the focus stays where it has gone since', async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, pathFor('phases', 'es'));
    await button(page).click();
    const link = footerLink(page, 'blog');
    await link.focus();
    hydrate();
    await isStopped(page);
    await expect(link).toBeFocused();
  });

  test('a click on a layer of the wall', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('technology', 'es'));
    await page.locator('.wall-layer[data-layer="3"]').filter({ visible: true }).click();
    await page.mouse.move(0, 0);
    hydrate();
    await expect(page.locator('button[data-layer="3"]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a click on the name of a layer, which is a button only then', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('technology', 'es'));
    await page.locator('li [data-layer="3"]').click();
    hydrate();
    await expect(page.locator('button[data-layer="3"]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('sending the form from a field, once however often', async ({ page }) => {
    const mails = requestsFor(page, /^mailto:/);
    const hydrate = await openBeforeHydration(page, pathFor('quote', 'es'));
    const form = await fillIn(page);
    await form.privacy.check();
    await form.email.press('Enter');
    await form.mail.click();
    hydrate();
    await expect(form.status).not.toBeEmpty();
    await expect.poll(() => mails).toHaveLength(1);
  });

  test('a click while React hydrates the frame of the page, which React itself drops', async ({ page }) => {
    // React's scheduler waits for the click, which so is the first to hydrate anything.
    await page.addInitScript(() => {
      const send = MessagePort.prototype.postMessage;
      const clicked = new Promise((resolve) => addEventListener('click', resolve, true));
      MessagePort.prototype.postMessage = function (message: unknown) {
        document.documentElement.dataset.reactWaits = '';
        void clicked.then(() => setTimeout(() => send.call(this, message)));
      };
    });
    await page.goto(pathFor('projects', 'es'));
    await intend(page);
    await expect(page.locator('html')).toHaveAttribute('data-react-waits');
    const filter = page.locator('[aria-pressed]').nth(2);
    await filter.evaluate((button: HTMLElement) => button.click());
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  });

  test('sending the form with a mistake: it is said, and the field has the focus', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, pathFor('quote', 'es'));
    await quoteForm(page).mail.click();
    hydrate();
    await expect(quoteForm(page).name).toBeFocused();
    await expect(quoteForm(page).name).toHaveAccessibleDescription(/\w{3}/);
  });
});

test.describe('while no script after the document arrives,', () => {
  test.beforeEach(({ page }) => page.route(/\/assets\/.*\.js/, () => {}));

  for (const [button, value] of [
    [acceptButton, 'accepted'],
    [rejectButton, 'rejected'],
  ] as const)
    test(`an answer about cookies, ${value}, is kept, and can be asked for again`, async ({
      page,
      context,
    }) => {
      await page.goto(pathFor('home', 'es'));
      await button(page).click();
      await expect(consentBanner(page)).toBeHidden();
      // The browser's own process may hear of a cookie a moment after the page.
      const cookies = async () => (await context.cookies()).map(({ name, value }) => [name, value]);
      await expect.poll(cookies).toEqual([[settings.consentCookie, value]]);
      await page.goto(pathFor('phases', 'es'));
      await expect(consentBanner(page)).toBeHidden();
      await preferencesButton(page).click();
      await expect(rejectButton(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(consentBanner(page)).toBeHidden();
      await expect(preferencesButton(page)).toBeFocused();
    });

  test('a picked language is remembered', async ({ page, context }) => {
    await page.goto(pathFor('technology', 'es'));
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('technology', 'de'));
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
    await expect
      .poll(() => context.cookies())
      .toEqual([expect.objectContaining({ name: 'i18next', value: 'de' })]);
    await page.goto(pathFor('home', 'es'));
    await expect(page).toHaveURL(pathFor('home', 'de'));
  });

  test('a picked language waits for what has been typed, and then the browser asks whether to leave it behind', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(pathFor('quote', 'es'));
    await quoteForm(page).name.fill('Ana');
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      return asked === 1 ? dialog.dismiss() : dialog.accept();
    });
    await pickLanguage(page, 'de');
    await page.clock.fastForward(15_000);
    expect(asked).toBe(0);
    await page.clock.fastForward(10_000);
    await expect.poll(() => asked).toBe(1);
    await expect(quoteForm(page).name).toHaveValue('Ana');
    // It is an ordinary link by now, in the list that is still open.
    await page.locator('header details a[hreflang=de]').click();
    await expect(page).toHaveURL(pathFor('quote', 'de'));
    expect(asked).toBe(2);
  });

  test('Back leads to the page in the language before', async ({ page }) => {
    await page.goto(pathFor('quote', 'es'));
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('quote', 'de'));
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL(pathFor('quote', 'es'));
  });

  test('Back and Forward after a reload show the page of the address', async ({ page }) => {
    const [home, methodology] = [pathFor('home', 'es'), pathFor('methodology', 'es')];
    await page.unrouteAll();
    await open(page, home);
    await footerLink(page, 'methodology').click();
    await expect(page.locator('main h1')).toBeFocused();
    const title = await page.title();
    await page.route(/\/assets\/.*\.js/, () => {});
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(page).not.toHaveTitle(title);
    await page.goForward();
    await expect(page).toHaveURL(methodology);
    await expect(page).toHaveTitle(title);
  });
});

test('a click while the end of the document is still on its way counts as soon as it has come', async ({
  page,
}) => {
  const phases = pathFor('phases', 'es');
  // A blocking script stops the parser, as a slow connection would.
  const arrive = await holdBack(page, '**/line.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route(phases, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '</main><script src="/line.js"></script>');
    await route.fulfill({ response, body });
  });
  await page.goto(phases, { waitUntil: 'commit' });
  await button(page).click();
  await expect(page.locator('body > footer')).toHaveCount(0);
  arrive();
  await isStopped(page);
});

test('a language picked before hydration takes along what has been typed into the form', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, pathFor('quote', 'es'));
  await quoteForm(page).name.fill('Ana');
  await pickLanguage(page, 'de');
  hydrate();
  await expect(page).toHaveURL(pathFor('quote', 'de'));
  await expect(page.locator('[name=name]')).toHaveValue('Ana');
});

test('a language picked before hydration takes along what has been entered into the calculator', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, pathFor('planner', 'es'));
  const area = page.locator('[data-planner-form] input[name=area]').first();
  await area.fill('220');
  await pickLanguage(page, 'de');
  hydrate();
  await expect(page).toHaveURL(new RegExp(`${pathFor('planner', 'de')}\\?plan=m2-220`));
  await expect(area).toHaveValue('220');
});

test('the figures of the calculator are marked as not yet those of what is entered before hydration', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, pathFor('planner', 'es'));
  const total = page.locator('[data-total]').last();
  const before = await total.textContent();
  await page.locator('[data-planner-form] input[name=area]').first().fill('220');
  await expect(total).toHaveAttribute('aria-busy', 'true');
  hydrate();
  await expect(total).not.toHaveAttribute('aria-busy');
  await expect(total).not.toHaveText(before ?? '');
});

test('a menu opened before the page is hydrated stays open, and the page behind it is out of reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await openBeforeHydration(page, pathFor('home', 'es'));
  await page.locator('header button[popovertarget]').click();
  hydrate();
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.locator('#menu nav')).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

test('a click on a picture of a work before the page is hydrated enlarges it, and leads nowhere else', async ({
  page,
}) => {
  const projects = pathFor('projects', 'es');
  const hydrate = await openBeforeHydration(page, projects);
  await page.locator('a[data-enlarge]').first().click();
  hydrate();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(projects);
});
