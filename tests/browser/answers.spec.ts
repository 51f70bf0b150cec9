import { expect, type Locator, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import {
  footerLink,
  hydrated,
  open,
  openBeforeHydration,
  pickLanguage,
  scrollingEnds,
} from '../support/browser.ts';
import { quoteForm } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

const address = pathFor('answers', 'es');

const field = (page: Page) => page.getByRole('searchbox', { name: 'Busca entre las preguntas' });
const shown = (page: Page) => page.locator('main details.answer:visible');
const status = (page: Page) => page.getByRole('search').getByRole('status');
const ask = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Preguntar' });

/** An answer by its anchor. */
const answer = (page: Page, id: string) => answers(page).filter({ has: page.locator(`[id="${id}"]`) });

/** The first answer of the page: its anchor and its question. */
async function firstAnswer(page: Page) {
  return {
    id: (await answers(page).first().locator('[id]').getAttribute('id')) ?? '',
    question: (await answers(page).first().getByRole('heading').textContent()) ?? '',
  };
}
const answers = (page: Page) => page.locator('main details.answer');

/** The folded part of an answer: everything after its first sentences. */
const rest = (opened: Locator) => opened.locator('.prose');

test('an opened answer is in the address, and is open again after Back; a closed one is not', async ({
  page,
}) => {
  await page.goto(address);
  const { id } = await firstAnswer(page);
  await answer(page, id).getByRole('heading').click();
  await hydrated(page);
  await expect(page).toHaveURL(`${address}#${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Preguntar' }).click();
  await expect(page).toHaveURL(pathFor('quote', 'es'));
  await page.goBack();
  await expect(page).toHaveURL(`${address}#${id}`);
  await expect(rest(answer(page, id))).toBeVisible();
  await answer(page, id).getByRole('heading').click();
  await expect(page).toHaveURL(address);
});

test.describe('the search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
  });

  test('leaves the answers that have the words, whatever their accents and capitals, says how many, and leaves no heading without one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const all = await answers(page).count();
    const { id, question } = await firstAnswer(page);
    const plain = question.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    await field(page).fill(plain);
    await expect(answer(page, id)).toBeVisible();
    await expect.poll(() => shown(page).count()).toBeLessThan(all);
    await expect(status(page)).toHaveText(`Respuestas a la vista: ${await shown(page).count()}`);
    const headings = page.locator('main h2[id^="group-"]:visible');
    const index = page.getByRole('navigation', { name: 'Temas' }).getByRole('link');
    const names = await index.evaluateAll((links) =>
      links.map((link) => link.firstChild?.textContent?.trim()),
    );
    expect(names).toEqual(await headings.allTextContents());
    expect(await headings.count()).toBeLessThanOrEqual(await shown(page).count());
    await field(page).fill('');
    await expect(shown(page)).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
  });

  test('offers to ask what nobody has asked, and takes the words along into the form, storing them nowhere', async ({
    page,
    context,
  }) => {
    const question = '¿Puedo criar xilófonos en la buhardilla?';
    await field(page).fill(question);
    await expect(status(page)).toHaveText('Ninguna respuesta tiene esas palabras.');
    await expect(page.getByText('¿No está la tuya?')).toBeVisible();
    await ask(page).click();
    await expect(page).toHaveURL(pathFor('quote', 'es'));
    await expect(quoteForm(page).message).toHaveValue(question);
    await expect(quoteForm(page).preview).toContainText(question);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stored + JSON.stringify(await context.cookies())).not.toContain('xilófonos');
  });

  test('adds its words to a message that has been begun, once', async ({ page }) => {
    await field(page).fill('¿Y el viento?');
    await ask(page).click();
    await quoteForm(page).message.fill('Un solar en Altea.');
    for (const _ of ['first', 'again']) {
      await page.goBack();
      await field(page).fill('¿Y el viento?');
      await ask(page).click();
      await expect(quoteForm(page).message).toHaveValue('Un solar en Altea.\n¿Y el viento?');
    }
  });
});

test('on a phone one topic is open at a time, the first at first, without a second index, and a search shows what it finds in all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await hydrated(page);
  const topics = page.locator('main section:has(> h2[id^="group-"])');
  const open = (number: number) => shown(page).and(topics.nth(number).locator('details.answer'));
  await expect(open(0)).not.toHaveCount(0);
  await expect(open(1)).toHaveCount(0);
  await topics.nth(1).locator('summary').first().click();
  await expect(open(1)).not.toHaveCount(0);
  await expect(open(0)).toHaveCount(0);
  await expect(topics.nth(1).getByRole('heading', { level: 2 })).toBeInViewport();
  // The topics are their own index.
  await expect(page.getByRole('navigation', { name: 'Temas' })).toBeHidden();
  await field(page).fill('casa');
  await expect(open(0)).not.toHaveCount(0);
  await expect(open(2)).not.toHaveCount(0);
});

test('words typed before the scripts have come are looked for, and taken along', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, address);
  await field(page).fill('xilófono');
  await ask(page).click();
  hydrate();
  await expect(page).toHaveURL(pathFor('quote', 'es'));
  await expect(quoteForm(page).message).toHaveValue('xilófono');
});

test('what was looked for is there again after Back', async ({ page }) => {
  await open(page, address);
  await field(page).fill('hipoteca');
  await footerLink(page, 'planner').click();
  await expect(page).toHaveURL(pathFor('planner', 'es'));
  await page.goBack();
  await expect(field(page)).toHaveValue('hipoteca');
  await expect(status(page)).toHaveText(/\d/);
});

test('what was looked for in each language is there again after Back and Forward, with the answer opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, address);
  await field(page).fill('hipoteca');
  const found = shown(page).first();
  await expect(status(page)).toHaveText(/\d/);
  const said = (await status(page).textContent()) ?? '';
  await found.getByRole('heading').click();
  await expect(rest(found)).toBeVisible();
  await pickLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('searchbox').fill('Lärm');
  await expect(status(page)).toHaveText(/\d/);
  await page.goBack();
  await expect(field(page)).toHaveValue('hipoteca');
  await expect(status(page)).toHaveText(said);
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue('Lärm');
});

test.describe('an answer', () => {
  test('is opened, shown and given the focus by a link from another page, and stays closed once it is closed', async ({
    page,
  }) => {
    await page.goto(pathFor('home', 'es'));
    await hydrated(page);
    const link = page
      .getByRole('region', { name: 'Preguntas que nos hacen' })
      .getByRole('listitem')
      .getByRole('link');
    const question = (await link.last().textContent()) ?? '';
    await link.last().click();
    const opened = answers(page).filter({ has: page.getByRole('heading', { name: question }) });
    await expect(rest(opened)).toBeVisible();
    await scrollingEnds(page);
    await expect(opened.getByRole('heading')).toBeInViewport();
    await expect(opened.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rest(opened)).toBeHidden();
    await field(page).fill('casa');
    await expect(status(page)).not.toBeEmpty();
    await expect(rest(opened)).toBeHidden();
  });

  test('that the search has left out is brought back by its address', async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const { id } = await firstAnswer(page);
    await field(page).fill('xyzxyz');
    await expect(answer(page, id)).toBeHidden();
    await page.evaluate((anchor) => {
      location.hash = anchor;
    }, id);
    await expect(rest(answer(page, id))).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});

test('in print every answer is open', async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  const folded = () =>
    answers(page)
      .locator('.prose')
      .evaluateAll(
        (texts) => texts.filter((text) => !text.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  // The sheet for print is a file of its own, of low priority.
  await expect.poll(folded).toBe(0);
});
