import { expect, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { axeFaults } from '../support/axe.ts';
import { openBeforeHydration, pickLanguage } from '../support/browser.ts';
import { fakeClipboard, fillIn, openFilledIn, quoteForm, VISITOR } from '../support/quote-form.ts';

const QUOTE = pathFor('quote', 'es');

test.describe('what is typed', () => {
  test('is stored nowhere, and gone after a reload', async ({ page, context }) => {
    const form = await openFilledIn(page);
    await form.mail.click();
    await expect(form.status).not.toBeEmpty();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    const cookies = JSON.stringify(await context.cookies());
    for (const text of Object.values(VISITOR)) expect(stored + cookies + page.url()).not.toContain(text);

    await page.reload();
    await expect(form.preview).not.toContainText(VISITOR.name);
    await expect(form.name).toHaveValue('');
    await expect(form.message).toHaveValue('');
    await expect(form.privacy).not.toBeChecked();
  });

  test('is still there after a look at the privacy policy, and in another language', async ({ page }) => {
    const form = await openFilledIn(page);
    await form.form.locator(`a[href="${pathFor('privacy-policy', 'es')}"]`).click();
    await expect(page).toHaveURL(pathFor('privacy-policy', 'es'));
    await page.goBack();
    await expect(form.message).toHaveValue(VISITOR.message);
    await expect(form.privacy).toBeChecked();
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('quote', 'de'));
    await expect(form.message).toHaveValue(VISITOR.message);
    await expect(form.privacy).toBeChecked();
  });

  test('before the scripts have come is not lost, nor in the address if it is handed over', async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, QUOTE);
    const form = await fillIn(page);
    await form.privacy.check();
    await form.name.press('Enter');
    await expect(form.name).toHaveValue(VISITOR.name);
    await expect(page).toHaveURL(QUOTE);
    hydrate();
    await expect(form.preview).toContainText(VISITOR.name);
    await expect(form.privacy).toBeChecked();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('three direct ways stand in place of the form', async ({ page }) => {
    await page.goto(QUOTE);
    await expect(quoteForm(page).form).toBeHidden();
    await expect(quoteForm(page).preview).toBeHidden();
    const links = page.locator('main p', { hasText: 'JavaScript' }).getByRole('link');
    await expect(links).toHaveText([settings.contact.phone, 'WhatsApp', settings.contact.email]);
  });
});

for (const refuse of [false, true]) {
  test(`axe finds nothing wrong with a message ${refuse ? 'to copy by hand' : 'handed over'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fakeClipboard(page, refuse);
    const form = await openFilledIn(page);
    await form.copy.click();
    await expect(form.status).not.toBeEmpty();
    expect(await axeFaults(page)).toEqual([]);
  });
}
