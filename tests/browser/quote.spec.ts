import { expect } from '@playwright/test';
import { works } from '#app/content/works.ts';
import { pathFor, quoteAddress } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import {
  footerLink,
  intend,
  open,
  openBeforeHydration,
  pickLanguage,
  watchLayoutShifts,
} from '../support/browser.ts';
import { fillIn, openFilledIn, quoteForm, VISITOR } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

const QUOTE = pathFor('quote', 'es');

test.describe('what is typed', () => {
  test('is stored nowhere, and gone after a reload', async ({ page, context }) => {
    const form = await openFilledIn(page);
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

  test('is lost by a reload only if the visitor agrees, or has handed it over', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const form = await openFilledIn(page);
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      return dialog.dismiss();
    });
    const reload = () => page.evaluate(() => location.reload());
    await reload();
    await expect.poll(() => asked).toBe(1);
    await expect(form.message).toHaveValue(VISITOR.message);
    await form.copy.click();
    await expect(form.status).not.toBeEmpty();
    const reloaded = page.waitForEvent('load');
    await reload();
    await reloaded;
    expect(asked).toBe(1);
  });

  test('is asked about on other pages too, as long as it is not handed over', async ({ page }) => {
    const form = await openFilledIn(page);
    await form.form.locator(`a[href="${pathFor('privacy-policy', 'es')}"]`).click();
    await expect(page).toHaveURL(pathFor('privacy-policy', 'es'));
    const question = page.waitForEvent('dialog');
    void page.evaluate(() => location.reload());
    await (await question).dismiss();
    await page.goBack();
    await expect(form.message).toHaveValue(VISITOR.message);
  });

  test('is asked about again where no mail program comes to the front', async ({ page }) => {
    const form = await openFilledIn(page);
    // In one task: neither the mail program nor the machine has any time.
    const asksAtOnce = await form.mail.evaluate((button: HTMLButtonElement) => {
      button.click();
      return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    expect(asksAtOnce).toBe(false);
    await expect
      .poll(() => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(true);
  });

  test('is still there after a look at the privacy policy, and in another language', async ({ page }) => {
    const form = await openFilledIn(page);
    await form.form.locator(`a[href="${pathFor('privacy-policy', 'es')}"]`).click();
    await expect(page).toHaveURL(pathFor('privacy-policy', 'es'));
    await page.goBack();
    await expect(form.name).toHaveValue(VISITOR.name);
    await expect(form.privacy).toBeChecked();
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('quote', 'de'));
    await expect(form.name).toHaveValue(VISITOR.name);
    await expect(form.privacy).toBeChecked();
  });

  test('before the scripts have come is not lost, after a reload neither, nor in the address if it is handed over', async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, QUOTE);
    await page.reload();
    const form = await fillIn(page);
    await form.kind('edificio').check();
    await form.privacy.check();
    await form.name.press('Enter');
    await expect(form.name).toHaveValue(VISITOR.name);
    await expect(page).toHaveURL(QUOTE);
    hydrate();
    await expect(form.preview).toContainText(VISITOR.name);
    await expect(form.preview).toContainText('Tipo de obra: edificio');
    await expect(form.kind('edificio')).toBeChecked();
    await expect(form.privacy).toBeChecked();
  });

  test('and chosen by the click during which React hydrates stays chosen', async ({ page }) => {
    // React's scheduler never runs, so that only clicks hydrate: the first the frame of the page, the second the form.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => {
        document.documentElement.dataset.reactWaits = '';
      };
    });
    await page.goto(QUOTE);
    await intend(page);
    await expect(page.locator('html')).toHaveAttribute('data-react-waits');
    const { kind } = quoteForm(page);
    await page.locator('main').evaluate((main: HTMLElement) => main.click());
    await kind('nave').evaluate((radio: HTMLInputElement) => radio.click());
    await expect(kind('nave')).toBeChecked();
  });
});

test.describe('what was chosen on another page', () => {
  const [work, second] = works('es');
  const line = `Obra de referencia: ${work?.name}`;

  test('stands in the form and in the Spanish message of every language, before anything is touched, and moves nothing', async ({
    page,
  }) => {
    const shifts = await watchLayoutShifts(page);
    const form = quoteForm(page);
    await page.goto(quoteAddress('de', { kind: 'nave', work: work?.id }));
    await expect(form.kind('nave')).toBeChecked();
    await expect(form.message).toHaveValue(line);
    await expect(form.preview).toContainText('Tipo de obra: nave');
    expect(await shifts()).toBe(0);
  });

  test('comes behind the words that are being typed, and does not part them', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, quoteAddress('es', { work: work?.id }));
    const { message } = quoteForm(page);
    await message.pressSequentially('Quiero ');
    hydrate();
    await expect(message).toHaveValue(`Quiero \n${line}`);
    await page.keyboard.type('algo así');
    await expect(message).toHaveValue(`Quiero algo así\n${line}`);
  });

  test('of two works is the one that was chosen last, beside what was written', async ({ page }) => {
    const form = quoteForm(page);
    const quoteLink = page.getByRole('main').locator(`a[href^="${QUOTE}?"]`).first();
    await open(page, work?.path ?? '');
    await quoteLink.click();
    await expect(form.message).toHaveValue(line);
    await form.message.fill(`${line}\nCon piscina.`);
    await page.goBack();
    await page.getByRole('main').locator(`a[href="${second?.path}"]`).first().click();
    await expect(page).toHaveURL(second?.path ?? '');
    await quoteLink.click();
    await expect(form.message).toHaveValue(`Obra de referencia: ${second?.name}\nCon piscina.`);
  });

  test('in the calculator takes the place of the visitor’s own choices, and says what these were', async ({
    page,
  }) => {
    await open(page, QUOTE);
    const form = quoteForm(page);
    await form.kind('nave').check();
    await form.area.fill('235');
    await footerLink(page, 'planner').click();
    await page.locator('main a[data-planner-quote]:visible').first().click();
    await expect(form.kind('vivienda')).toBeChecked();
    await expect(form.status.filter({ hasText: '235' })).toContainText('Una nave');
  });

  test('is not taken back by the second half of a double click', async ({ page }) => {
    await open(page, QUOTE);
    const { kind } = quoteForm(page);
    await kind('nave').evaluate(async (radio: HTMLInputElement) => {
      radio.click();
      await new Promise(requestAnimationFrame);
      radio.click();
    });
    await expect(kind('nave')).toBeChecked();
  });

  test('can be changed and taken back, and stays so in another language', async ({ page }) => {
    await open(page, quoteAddress('es', { kind: 'nave' }));
    const form = quoteForm(page);
    await form.kind('local').click();
    await expect(form.preview).toContainText('Tipo de obra: local');
    await pickLanguage(page, 'pl');
    await expect(page).toHaveURL(quoteAddress('pl', { kind: 'nave' }));
    await expect(form.kind('local')).toBeChecked();
    await form.kind('local').click();
    await expect(form.form.locator('[name=kind]:checked')).toHaveCount(0);
    await expect(form.preview).not.toContainText('Tipo de obra');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('three direct ways and a new attempt stand in place of the form', async ({ page }) => {
    await page.goto(QUOTE);
    await expect(quoteForm(page).preview).toBeHidden();
    const links = page.locator('main p', { hasText: 'JavaScript' }).getByRole('link');
    await expect(links).toHaveText([
      settings.contact.phone,
      'WhatsApp',
      settings.contact.email,
      'Intentarlo otra vez',
    ]);
  });
});
