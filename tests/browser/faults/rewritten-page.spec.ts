import { expect, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import {
  footerLink,
  holdBack,
  open,
  openBeforeHydration,
  pickLanguage,
  settleConsent,
  watchConsole,
  watchErrors,
} from '../../support/browser.ts';
import { unseenHeadings } from '../../support/legibility.ts';
import { quoteForm, VISITOR } from '../../support/quote-form.ts';
import { test } from '../../support/test.ts';

const home = pathFor('home', 'es');

/** Does to a page what Google Translate does: every text node gives way to two nested `<font>` with other words. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, textarea, svg')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim()) continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.textContent = `${text.textContent}*`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });
}

test.describe('a page that a browser extension has translated', () => {
  test('leads on to other pages', async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, home);
    await translate(page);
    await footerLink(page, 'methodology').click();
    await expect(page).toHaveURL(pathFor('methodology', 'es'));
    await expect(page.locator('main h1')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('changes its language completely', async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, pathFor('technology', 'es'));
    await translate(page);
    await pickLanguage(page, 'en');
    await expect(page).toHaveURL(pathFor('technology', 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Nothing of the translation of the Spanish page is left behind.
    await expect(page.locator('font')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('takes what is typed into the form, says what is wrong, and hands the message over', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await open(page, pathFor('quote', 'es'));
    await translate(page);
    const form = quoteForm(page);
    await form.mail.click();
    const wrong = form.form.locator('[id$=-error]');
    await expect(wrong).toHaveCount(4);
    for (const field of ['name', 'email', 'message'] as const) await form[field].fill(VISITOR[field]);
    await form.privacy.check();
    await expect(wrong).toHaveCount(0);
    await expect(form.preview).toContainText(VISITOR.message);
    await form.whatsapp.click();
    await expect(form.status).not.toBeEmpty();
    expect(errors).toEqual([]);
  });

  test('is still whole if it was translated before its scripts came', async ({ page }) => {
    // With reduced motion no heading is hidden until it slides in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints = watchConsole(page);
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(home, { waitUntil: 'load' });
    const headings = await page.locator('main :is(h1, h2, h3)').count();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await translate(page);
    release();
    await settleConsent(page);
    await expect(page.locator('main :is(h1, h2, h3)')).toHaveCount(headings);
    expect(await unseenHeadings(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(complaints()).toEqual([]);
  });
});

test('what is typed while the form is being hydrated stays, with the focus, though an extension has changed the form', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const hydrate = await openBeforeHydration(page, pathFor('quote', 'es'));
  const { name, email } = quoteForm(page);
  await email.fill(VISITOR.email);
  await name.focus();
  await page.keyboard.type('Ana María');
  for (let left = 0; left < 5; left++) await page.keyboard.press('ArrowLeft');
  // As password managers do.
  await name.evaluate((field) => field.before(document.createElement('div')));
  const before = await name.elementHandle();
  hydrate();
  await page.waitForFunction((field) => !field?.isConnected, before);
  await page.keyboard.type('Lucía ');
  await expect(name).toHaveValue('Ana Lucía María');
  await expect(name).toBeFocused();
  await expect(email).toHaveValue(VISITOR.email);
  await expect(quoteForm(page).preview).toContainText('Ana Lucía María');
  expect(errors).toEqual([]);
});
