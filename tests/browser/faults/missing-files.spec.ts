import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import {
  consentBanner,
  footerLink,
  hydrated,
  intend,
  isHydrated,
  open,
  pickLanguage,
  preferencesButton,
  rejectButton,
  requestsFor,
  startAtStandstill,
  watchDocuments,
} from '../../support/browser.ts';
import { deadControls, unseenHeadings } from '../../support/legibility.ts';
import { openFilledIn, quoteForm } from '../../support/quote-form.ts';
import { RETRY_WAITS, runRetries, watchRetries } from '../../support/retries.ts';
import { test } from '../../support/test.ts';

const home = pathFor('home', 'es');
const methodology = pathFor('methodology', 'es');
const projects = pathFor('projects', 'es');
const CODE = /\/assets\/methodology-[\w-]+\.js/;
const tryAgain = (page: Page) => page.getByRole('link', { name: 'Intentarlo otra vez' });
const GERMAN_TEXTS = /\/assets\/de-[\w-]+\.json/;

test('a field that is entered as the scripts fail stays, and can be written in', async ({ page }) => {
  await page.route(/\/assets\/quote-[\w-]+\.js/, (route) => route.abort());
  await page.goto(pathFor('quote', 'es'));
  const name = page.locator('[name=name]');
  await name.focus();
  await expect(page.getByText(/no ha podido cargar/)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Ana');
  await expect(name).toHaveValue('Ana');
});

test('what is being typed into the form when the scripts fail stays in sight, and nothing beside it is dead', async ({
  page,
}) => {
  await page.route(/\/assets\/quote-[\w-]+\.js/, async (route) => {
    await expect(page.locator('[name=name]')).toHaveValue('Ana');
    await route.abort();
  });
  await page.goto(pathFor('quote', 'es'));
  await page.locator('[name=name]').fill('Ana');
  await expect(page.getByText(/no ha podido cargar/)).toBeVisible();
  await expect(page.locator('[name=name]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeHidden();
});

test('after the scripts have failed, the browser asks before what is typed is left behind', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.route(/\/assets\/quote-[\w-]+\.js/, (route) => route.abort());
  await page.goto(pathFor('quote', 'es'));
  const name = page.locator('[name=name]');
  await name.focus();
  await expect(page.locator('html')).not.toHaveClass(/(^| )js/);
  await name.fill('Ana');
  await pickLanguage(page, 'de');
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Ana');
  // Who stays has not changed the language.
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull();
});

test('of a language picked before the scripts fail, the browser asks before it leaves what is typed behind', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/assets\/quote-[\w-]+\.js/, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto(pathFor('quote', 'es'));
  const name = page.locator('[name=name]');
  await name.fill('Ana');
  await pickLanguage(page, 'de');
  fail();
  await expect(page.locator('html')).not.toHaveClass(/(^| )js/);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Ana');
});

test('a form that holds words is hydrated as soon as its scripts are there again', async ({ page }) => {
  const code = /\/assets\/quote-[\w-]+\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto(pathFor('quote', 'es'));
  const name = page.locator('[name=name]');
  await name.focus();
  await expect(page.locator('html')).not.toHaveClass(/(^| )js/);
  await name.fill('Ana');
  const asked = requestsFor(page, code);
  await expect(async () => {
    await intend(page);
    expect(asked).not.toEqual([]);
  }).toPass();
  await page.unroute(code);
  await expect(async () => {
    await intend(page);
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
  await expect(name).toHaveValue('Ana');
});

for (const [what, code] of [
  ['its code is', /\/assets\/quote-[\w-]+\.js/],
  ['a library of it is', /\/assets\/framework-[\w-]+\.js/],
  ['the texts of its language are', GERMAN_TEXTS],
] as const)
  for (const fault of ['lost', 'never sent'])
    test(`a form that has failed as ${what} ${fault} can be tried again by hand, and keeps what was entered`, async ({
      page,
    }) => {
      await page.clock.install();
      let broken = true;
      await page.route(code, (route) => {
        if (!broken) return route.continue();
        return fault === 'lost' ? route.fulfill({ status: 404 }) : undefined;
      });
      await page.goto(pathFor('quote', 'de'));
      const { name, kind } = quoteForm(page);
      await name.fill('Ana');
      await kind('nave').check();
      if (fault === 'never sent') await page.clock.fastForward(20_000);
      await expect(page.locator('html')).not.toHaveClass(/(^| )js/);
      broken = false;
      // Without a pointer or a key there is no other intent.
      await page.locator('[data-try-again]').evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => isHydrated(page).catch(() => false)).toBe(true);
      await expect(name).toHaveValue('Ana');
      await expect(kind('nave')).toBeChecked();
      await expect(page.locator('[data-try-again]')).toBeHidden();
    });

test('words that are being looked for when the scripts fail stay in sight, and are looked for when it is tried again', async ({
  page,
}) => {
  const code = /\/assets\/answers-[\w-]+\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto(pathFor('answers', 'es'));
  const field = page.getByRole('searchbox');
  await field.pressSequentially('hipoteca');
  await expect(page.locator('html')).not.toHaveClass(/(^| )js/);
  await expect(field).toBeVisible();
  await page.unroute(code);
  await tryAgain(page).click();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d/);
});

test('where the scripts have failed, cookies can still be chosen again', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto(methodology);
  await intend(page);
  await expect(page.locator('html')).not.toHaveClass(/(^| )js/);
  await rejectButton(page).click();
  await preferencesButton(page).click();
  await expect(consentBanner(page)).toBeVisible();
});

test('a form that is tried again without a connection stays, though nothing was typed', async ({
  page,
  context,
}) => {
  await page.goto(pathFor('quote', 'es'));
  await context.setOffline(true);
  await intend(page);
  await expect(tryAgain(page)).toBeVisible();
  const documents = watchDocuments(page);
  const failed = page.waitForEvent('requestfailed');
  await tryAgain(page).click();
  await failed;
  expect(documents).toEqual([]);
  await expect(tryAgain(page)).toBeVisible();
});

test('a page whose code is lost at the first touch is hydrated after the next', async ({ page }) => {
  await page.route(CODE, (route) => route.abort(), { times: 1 });
  await page.goto(methodology);
  await intend(page);
  await expect(page.locator('html')).not.toHaveClass(/js/);
  await expect(async () => {
    await intend(page);
    await expect(page.locator('header')).toHaveJSProperty('isConnected', true);
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
  await expect(page.locator('html')).toHaveClass(/js/);
});

test('a page whose code stays away is loaded once more and no further; no link of it is dead', async ({
  page,
}) => {
  const answers = pathFor('answers', 'es');
  const documents = watchDocuments(page);
  await page.route(/\/assets\/answers-[\w-]+\.js/, (route) => route.abort());
  await page.goto(answers);
  await expect(async () => {
    await intend(page);
    expect(documents).toEqual([answers, answers]);
  }).toPass();
  await page.waitForLoadState();
  await intend(page);
  await expect(page.locator('html')).not.toHaveClass(/js/);
  expect(await unseenHeadings(page)).toEqual([]);
  expect(await deadControls(page)).toEqual([]);
  await page.locator('a[data-carries-words]').click();
  await expect(page).toHaveURL(pathFor('quote', 'es'));
});

test.describe('after a deployment, in a tab that was open before,', () => {
  test('a page whose code is gone is loaded as a document, once, and is hydrated', async ({ page }) => {
    await open(page, home);
    const documents = watchDocuments(page);
    await page.route(CODE, (route) =>
      documents.length > 0 ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(methodology);
    await hydrated(page);
    expect(documents).toEqual([methodology]);
  });

  test('a page whose data is gone is loaded as a document, at the place the link meant', async ({ page }) => {
    const answers = pathFor('answers', 'es');
    await open(page, methodology);
    const documents = watchDocuments(page);
    await page.route('**/*.data', (route) => route.fulfill({ status: 404 }));
    const link = page.getByRole('main').locator(`a[href^="${answers}#"]`).first();
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(target ?? '');
    await expect(page.locator(':target')).toBeInViewport();
    expect(documents).toEqual([answers]);
  });

  test('a language whose texts have another name by now is loaded as a document', async ({ page }) => {
    await open(page, projects);
    const documents = watchDocuments(page);
    // Hovering the entry requests the texts too; only a new document knows their new name.
    await page.route(GERMAN_TEXTS, (route) =>
      documents.length > 0 ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('projects', 'de'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(documents).toEqual([pathFor('projects', 'de')]);
  });

  for (const [what, files, pick] of [
    ['a language whose texts are', GERMAN_TEXTS, (page: Page) => pickLanguage(page, 'de')],
    ['a page whose code is', CODE, (page: Page) => footerLink(page, 'methodology').click()],
    ['a page whose data is', '**/*.data', (page: Page) => footerLink(page, 'methodology').click()],
  ] as const)
    test(`${what} gone leaves a visitor who has written with the words, and says so`, async ({ page }) => {
      await open(page, pathFor('quote', 'es'));
      const documents = watchDocuments(page);
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      const name = page.locator('[name=name]');
      await name.fill('Ana');
      await pick(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText('Loading...')).toBeHidden();
      await expect(name).toHaveValue('Ana');
      expect(documents).toEqual([]);
    });

  test('words that were written on a page before it are not lost to a page whose code is gone', async ({
    page,
  }) => {
    await open(page, pathFor('quote', 'es'));
    const name = page.locator('[name=name]');
    await name.fill('Ana');
    await footerLink(page, 'projects').click();
    await expect(page).toHaveURL(projects);
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    await footerLink(page, 'methodology').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Ana');
  });

  test('going back to a page whose code is gone leaves a visitor who has written with the words, and says so', async ({
    page,
  }) => {
    const quote = pathFor('quote', 'es');
    await open(page, methodology);
    await footerLink(page, 'quote').click();
    await expect(page).toHaveURL(quote);
    // From here on this document has seen the quote page only.
    await page.reload();
    await hydrated(page);
    const name = page.locator('[name=name]');
    await name.fill('Ana');
    const documents = watchDocuments(page);
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    await page.goBack();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(quote);
    await expect(name).toHaveValue('Ana');
    expect(documents).toEqual([]);
  });

  test('going back from words to a page that this document has not shown shows it, and the words are there on Forward', async ({
    page,
  }) => {
    await open(page, methodology);
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await footerLink(page, 'quote').click();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    await page.reload();
    await hydrated(page);
    const name = page.locator('[name=name]');
    await name.fill('Ana');
    const documents = watchDocuments(page);
    await page.goBack();
    await expect(page).toHaveURL(methodology);
    await expect(page.locator('main h1')).toHaveText(heading);
    await page.goForward();
    await expect(name).toHaveValue('Ana');
    expect(documents).toEqual([]);
  });

  test('a message that has been handed over keeps no page that is gone from being loaded as a document', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const form = await openFilledIn(page);
    await form.copy.click();
    await expect(form.status).not.toBeEmpty();
    const documents = watchDocuments(page);
    await page.route(CODE, (route) =>
      documents.length > 0 ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(methodology);
    expect(documents).toEqual([methodology]);
  });

  test('going back to a page whose code is gone loads it once', async ({ page }) => {
    await open(page, methodology);
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await footerLink(page, 'projects').click();
    await expect(page).toHaveURL(projects);
    await page.reload();
    await hydrated(page);
    const documents = watchDocuments(page);
    await page.route(CODE, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goBack();
    await expect(page).toHaveURL(methodology);
    await expect(page.locator('main h1')).toHaveText(heading);
    // Its document is hydrated: nothing asks for it once more.
    await hydrated(page);
    expect(documents).toEqual([methodology]);
  });
});

test('a server in trouble leaves the visitor on the page, with a message, until it has recovered', async ({
  page,
}) => {
  await open(page, home);
  await page.route(`**${methodology}*`, (route) => route.fulfill({ status: 503 }));
  await footerLink(page, 'methodology').click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(home);
  await expect(page.getByText('Loading...')).toBeHidden();
  await page.unrouteAll();
  await alert.getByRole('button').last().click();
  await expect(page).toHaveURL(methodology);
});

test('the texts of a language that never come leave its documents readable, without a dead control', async ({
  page,
}) => {
  await page.route(GERMAN_TEXTS, (route) => route.fulfill({ status: 500 }));
  await watchRetries(page, GERMAN_TEXTS.source);
  await startAtStandstill(page);
  await page.goto(pathFor('quote', 'de'));
  await intend(page);
  await runRetries(page, RETRY_WAITS);
  await page.clock.resume();
  await expect(page.locator('html')).not.toHaveClass(/js/);
  expect(await unseenHeadings(page)).toEqual([]);
  expect(await deadControls(page)).toEqual([]);
});
