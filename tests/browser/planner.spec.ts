import { expect, type Page } from '@playwright/test';
import { planner, summaryData } from '#app/content/planner.ts';
import {
  BUILDINGS,
  DEFAULT_CASE,
  EXTRAS,
  LIMITS,
  type PlannerCase,
  writeCase,
} from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { euros, grouped } from '#app/lib/planner/money.ts';
import { plannerSummary } from '#app/lib/planner/summary.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { pathFor } from '#app/site/paths.ts';
import {
  footerLink,
  hydrated,
  open,
  openBeforeHydration,
  pickLanguage,
  stopClock,
  watchLayoutShifts,
} from '../support/browser.ts';
import { quoteForm, watchRequests } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

// The sums of every case are tested in app/lib/planner/planner.test.ts.

const address = pathFor('planner', 'es');
const { rates, words } = planner('es');

const form = (page: Page) => page.locator('[data-planner-form]');
const sum = (page: Page) => page.locator('#tu-caso');
const choose = (page: Page, name: string, value: string | number | boolean) =>
  form(page).locator(`[name=${name}][value="${value}"]`).check();
const toQuote = (page: Page) => page.locator('[data-planner-quote]');

/** The usual total that the page must show for a case. */
const totalOf = (plan: PlannerCase) => {
  const { total } = costsOf(plan, rates);
  return euros(total[1], 'es');
};
/** Matches a text with any kind of space in its figures. */
const spaced = (text: string) => new RegExp(text.replace(/[.+*?()]/g, '\\$&').replace(/\s/g, '\\s'));

/** A case whose result has another height than the one in the document. */
const SHARED: PlannerCase = {
  ...DEFAULT_CASE,
  building: 'homes',
  area: 640,
  extras: ['pool', 'garden'],
  plot: 'looking',
  resident: false,
};
const shared = `${address}?${PLAN}=${writeCase(SHARED)}`;

for (const width of [390, 1440])
  test(`long tables and lists are closed at first, ${width} px wide, and say what they open, which they do without any script`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    const payments = page.locator('[aria-labelledby=pagos] tr[data-part]');
    const costs = page.locator('[aria-labelledby=gastos] tbody tr:not(:has([scope=rowgroup]))');
    const points = page.locator('[data-around] li');
    for (const [section, rows] of [
      ['pagos', payments],
      ['gastos', costs],
    ] as const) {
      await expect(rows.first()).toBeHidden();
      const fold = page.locator(`[aria-labelledby=${section}] summary`);
      await expect(fold).toContainText(String(await rows.count()));
      await fold.click();
      for (const row of await rows.all()) await expect(row).toBeVisible();
    }
    await expect(points.first()).toBeHidden();
    for (const fold of await page.locator('[data-around] summary').all()) await fold.click();
    for (const point of await points.all()) await expect(point).toBeVisible();
  });

for (const language of ['es', 'de'] as const)
  test(`on the screen of a laptop the sum stays in sight down to the last field, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, pathFor('planner', language));
    const header = await page.getByRole('banner').boundingBox();
    const inSight = async (part: string) => {
      const box = await page.locator(part).last().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
    };
    const last = form(page).locator('[name=start]');
    for (const [block, part] of [
      ['end', '[data-total]'],
      ['center', '[data-price]'],
    ] as const) {
      await last.evaluate((field, at) => field.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await inSight(part);
    }
  });

for (const typed of ['abc', ''])
  test(`what is no number, such as «${typed}», is said beside the field that counts on with the one before`, async ({
    page,
  }) => {
    await open(page, address);
    const area = form(page).locator('[name=area]');
    await area.fill(typed);
    await area.blur();
    await expect(area).toHaveValue(String(DEFAULT_CASE.area));
    const words = planner('es').words.form;
    await expect(area).toHaveAccessibleDescription(
      words.noNumber.replace('{{number}}', String(DEFAULT_CASE.area)),
    );
    await expect(page.locator('#planner-area-note')).toHaveAttribute('aria-live', 'polite');
    await area.fill('160');
    await expect(area).toHaveAccessibleDescription(/40.*800/);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a family counts its house, sees the sum all the while, and finds it in the message of the quote form, as it leaves it there', async ({
    page,
  }) => {
    await open(page, address);
    const plan: PlannerCase = { ...DEFAULT_CASE, area: 180, storeys: 2, extras: ['pool', 'garden'] };
    await form(page).locator('[name=area]').fill('180,50 m²');
    await choose(page, 'storeys', 2);
    await form(page).locator('[name=pool]').check();
    await form(page).locator('[name=garden]').check();
    await expect(sum(page)).toContainText(spaced(totalOf(plan)));
    await form(page).locator('[name=start]').scrollIntoViewIfNeeded();
    await expect(sum(page).locator('b').first()).toBeInViewport({ ratio: 1 });

    await toQuote(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${pathFor('quote', 'es')}\\?`));
    const { message } = quoteForm(page);
    await expect(message).toHaveValue(plannerSummary(plan, summaryData()));
    await message.fill('Solo quiero una visita.');
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(new RegExp(`${pathFor('quote', 'de')}\\?`));
    await expect(message).toHaveValue('Solo quiero una visita.');
  });
});

test('an example fills in the form, and another kind of building begins with its own usual area', async ({
  page,
}) => {
  await open(page, address);
  await page.locator('[data-planner-example]').last().click();
  await expect(form(page).locator('[name=building][value=warehouse]')).toBeChecked();
  await choose(page, 'building', 'home');
  await expect(form(page).locator('[name=area]')).toHaveValue('150');
});

test('what a kind of building does not allow is told, and counts again with one that does', async ({
  page,
}) => {
  await open(page, address);
  const area = form(page).locator('[name=area]');
  await area.fill('99');
  await choose(page, 'storeys', 3);
  await form(page).locator('[name=pool]').check();
  await choose(page, 'building', 'warehouse');
  await expect(area).toHaveValue('150');
  await expect(area).toHaveAccessibleDescription(/150 y 15\.000.*150/);
  await choose(page, 'building', 'home');
  await expect(area).toHaveValue('99');
  await expect(page).toHaveURL(new RegExp(`${PLAN}=m2-99\\.p-3\\.x-0$`));
});

test('an area typed before hydration stays with every kind of building', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, address);
  const area = form(page).locator('[name=area]');
  await area.fill('700');
  await choose(page, 'building', 'homes');
  hydrate();
  await expect(page).toHaveURL(/k-homes\.m2-700/);
  await choose(page, 'building', 'home');
  await expect(area).toHaveValue('700');
});

test('the storeys of a kind of building chosen before hydration are there to choose at once', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  await choose(page, 'building', 'homes');
  await choose(page, 'storeys', 5);
  hydrate();
  await expect(page).toHaveURL(/k-homes\.m2-600\.p-5/);
});

test('each kind of building offers the storeys that it may have', async ({ page }) => {
  await open(page, address);
  for (const building of BUILDINGS) {
    await choose(page, 'building', building);
    await expect(form(page).locator('[name=storeys]:visible')).toHaveCount(LIMITS[building].storeys);
  }
});

test('the link copied straight after a change is that of the changed case', async ({ page }) => {
  await open(page, address);
  const copied = await page.evaluate(async () => {
    let link = '';
    navigator.clipboard.writeText = async (text) => {
      link = text;
    };
    document.querySelectorAll<HTMLElement>('[data-planner-example]').item(2).click();
    // React answers a click before anything else; what may wait is rendered after that.
    await Promise.resolve();
    document.querySelector<HTMLElement>('[aria-labelledby=llevatelo] button')?.click();
    return link;
  });
  expect(copied).toContain(`${PLAN}=k-warehouse`);
});

test('is hydrated into the figures of the document, and nothing moves', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  const hydrate = await openBeforeHydration(page, address);
  const figures = page.locator('main :is(dl, table, ol, [data-sheet] ul)');
  const before = await figures.allInnerTexts();
  hydrate();
  await hydrated(page);
  await expect(form(page).locator('[name=start] option').nth(1)).toBeAttached();
  expect(await figures.allInnerTexts()).toEqual(before);
  expect(await shifts()).toBe(0);
});

test('the figures of a link are there from the first that are shown, and nothing moves or scrolls', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  // A case in the address hydrates the page without any intent of the visitor.
  const hydrate = await openBeforeHydration(page, shared);
  const figures = page.locator('[data-sheet] :is(dl, table)');
  await expect(figures.first()).toBeAttached();
  for (const figure of await figures.all()) await expect(figure).toBeHidden();
  await page.evaluate(() => scrollTo(0, 500));
  hydrate();
  await expect(sum(page).locator('dl').first()).toBeVisible();
  await expect(sum(page)).toContainText(spaced(totalOf(SHARED)));
  await expect(page.locator('tfoot')).toContainText(grouped(costsOf(SHARED, rates).total[1] / 100, 'es'));
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(await shifts()).toBe(0);
});

test('where its scripts do not arrive, a link shows the case of the document, says so, and can be tried again', async ({
  page,
}) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await page.goto(shared);
  await expect(page.getByText(words.withoutScript)).toBeVisible();
  await expect(sum(page)).toContainText(spaced(totalOf(DEFAULT_CASE)));
  await page.unroute('**/assets/entry.client-*.js');
  await page.getByRole('link', { name: 'Intentarlo otra vez' }).click();
  await expect(sum(page)).toContainText(spaced(totalOf(SHARED)));
});

test('what was entered stays in sight when the scripts fail, no link pretends to take it along, and trying again keeps it', async ({
  page,
}) => {
  const area = form(page).locator('[name=area]');
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await expect(area).toHaveValue('220');
    await route.abort();
  });
  await page.goto(address);
  await area.fill('220');
  await expect(page.getByText(words.withoutScript)).toBeVisible();
  await expect(area).toBeVisible();
  await expect(page.locator('[data-planner-quote]').filter({ visible: true })).toHaveCount(0);
  await page.unroute('**/assets/entry.client-*.js');
  await page.getByRole('link', { name: 'Intentarlo otra vez' }).click();
  await expect(sum(page)).toContainText(spaced(totalOf({ ...DEFAULT_CASE, area: 220 })));
});

test('a case that comes from another page of the site is shown, whatever address the document had', async ({
  page,
}) => {
  await open(page, `${pathFor('quote', 'es')}?${PLAN}=${writeCase(SHARED)}`);
  await footerLink(page, 'planner').click();
  await expect(sum(page).locator('dl').first()).toBeVisible();
  await expect(sum(page)).toContainText(spaced(totalOf(DEFAULT_CASE)));
});

test('what is entered before hydration counts: area, choices and extras', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, address);
  await form(page).locator('[name=area]').fill('220,5 m²');
  await choose(page, 'finish', 3);
  await form(page).locator('[name=pool]').check();
  hydrate();
  const entered: PlannerCase = { ...DEFAULT_CASE, area: 220, finish: 3, extras: ['pool'] };
  await expect(sum(page)).toContainText(spaced(totalOf(entered)));
  await expect(form(page).locator('[name=area]')).toHaveValue('220');
});

test('the quote asked for before hydration is for the case that was entered, not for the example', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  await choose(page, 'building', 'warehouse');
  await form(page).locator('[name=area]').fill('1234');
  await toQuote(page).filter({ visible: true }).first().click();
  hydrate();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pathFor('quote', 'es')}\\?${PLAN}=k-warehouse.m2-1234$`));
});

test('an example clicked before hydration fills in the form, and with what is changed after it the quote is asked for', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  await page.locator('[data-planner-example]').last().click();
  await expect(form(page).locator('[name=building]:checked')).toHaveValue('warehouse');
  await form(page).locator('[name=area]').fill('1234');
  await toQuote(page).filter({ visible: true }).first().click();
  hydrate();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pathFor('quote', 'es')}\\?${PLAN}=k-warehouse\\.m2-1234`));
  await page.goBack();
  await expect(form(page).locator('[name=area]')).toHaveValue('1.234');
  await expect(form(page).locator('[name=building]:checked')).toHaveValue('warehouse');
});

test('an area typed as the kind of building chosen before is taken over replaces all of the area of that kind', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  const area = form(page).locator('[name=area]');
  await choose(page, 'building', 'warehouse');
  await area.selectText();
  hydrate();
  await expect(area).toHaveValue('1.000');
  await page.keyboard.type('1500');
  await expect(area).toHaveValue('1500');
});

test('after an example clicked before hydration, what is set back by hand is not set to the example again', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  await page.locator('[data-planner-example]').nth(1).click();
  await choose(page, 'storeys', DEFAULT_CASE.storeys);
  await form(page).locator('[name=area]').fill(String(DEFAULT_CASE.area));
  for (const extra of EXTRAS) await form(page).locator(`[name=${extra}]`).uncheck();
  hydrate();
  const rest: PlannerCase = { ...DEFAULT_CASE, finish: 3, plot: 'looking', plotPrice: 250_000 };
  await expect(page).toHaveURL(new RegExp(`${PLAN}=${writeCase(rest)}$`));
});

test('a kind of building and a plot chosen before hydration show at once what belongs to them, which counts', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  const price = form(page).locator('[name=plotPrice]');
  await expect(price).toBeHidden();
  await choose(page, 'building', 'warehouse');
  await choose(page, 'plot', 'looking');
  await expect(form(page).locator('[name=pool]')).toBeHidden();
  await price.fill('99000');
  hydrate();
  await expect(page).toHaveURL(/k-warehouse.*e-99000/);
  await expect(price).toHaveValue('99000');
});

test('of a range, the number that is used is said beside the field, and stays said', async ({ page }) => {
  await open(page, address);
  const area = form(page).locator('[name=area]');
  await area.fill('155-180');
  await area.blur();
  const { read } = planner('es').words.form;
  await expect(area).toHaveAccessibleDescription(read.replace('{{number}}', '155'));
});

test('what is typed in a field entered before hydration replaces its number', async ({ page }) => {
  await openBeforeHydration(page, address);
  const area = form(page).locator('[name=area]');
  await area.click();
  await page.keyboard.type('300');
  await expect(area).toHaveValue('300');
});

test('the slider moves its field before hydration', async ({ page }) => {
  await openBeforeHydration(page, address);
  await form(page).getByRole('slider').press('ArrowRight');
  await expect(form(page).locator('[name=area]')).toHaveValue('155');
});

test('what is changed just before the page is left is there again after Back', async ({ page }) => {
  await open(page, `${address}?${PLAN}=${writeCase({ ...DEFAULT_CASE, area: 250 })}`);
  const garage = form(page).locator('[name=garage]');
  await garage.check();
  // Before the address is written.
  await toQuote(page).filter({ visible: true }).first().click();
  await expect(quoteForm(page).message).toHaveValue(/garaje/);
  await page.goBack();
  await expect(garage).toBeChecked();
});

test('after Back from another language the address says the case that is shown, changed there', async ({
  page,
}) => {
  await open(page, address);
  const area = form(page).locator('[name=area]');
  await area.fill('222');
  await expect(page).toHaveURL(/m2-222/);
  await pickLanguage(page, 'pl');
  await expect(page).toHaveURL(new RegExp(`${pathFor('planner', 'pl')}.*m2-222`));
  await area.fill('333');
  await expect(page).toHaveURL(/m2-333/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}.*m2-333`));
  await expect(area).toHaveValue('333');
});

test('what is entered before hydration is there in the language picked then, and again after Back', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, address);
  await choose(page, 'building', 'warehouse');
  await form(page).locator('[name=area]').fill('1234');
  await pickLanguage(page, 'de');
  hydrate();
  const field = form(page).locator('[name=area]');
  await expect(page).toHaveURL(new RegExp(pathFor('planner', 'de')));
  await expect(field).toHaveValue(/^1[.\s]?234$/);
  await expect(page).toHaveURL(new RegExp(`${PLAN}=`));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(field).toHaveValue(/^1[.\s]?234$/);
  await expect(form(page).getByRole('radio', { checked: true }).first()).toHaveValue('warehouse');
});

test('a link without a case shows the case of the document', async ({ page }) => {
  await open(page, `${address}?${PLAN}=`);
  await expect(sum(page)).toBeVisible();
});

test('a link that nobody understands is told from one that is understood', async ({ page }) => {
  await open(page, `${address}?${PLAN}=hola`);
  await expect(form(page).getByRole('status')).not.toBeEmpty();
  await open(page, shared);
  await expect(form(page).getByRole('status')).toHaveCount(0);
});

test('counts without asking anybody, and stores nothing', async ({ page, context }) => {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  await choose(page, 'building', 'warehouse');
  await choose(page, 'finish', 3);
  await expect(page).toHaveURL(new RegExp(`${PLAN}=k-warehouse`));
  // Some browsers look for the icon again where the address has changed.
  expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThanOrEqual(1);
  // That of the consent banner alone, which was answered before.
  expect(await context.cookies()).toHaveLength(1);
});

test('reads the result out once it has settled, not at every step', async ({ page }) => {
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
  const said = page.locator('[data-planner-said]');
  for (const finish of [3, 1, 3]) await choose(page, 'finish', finish);
  await expect(sum(page)).toContainText(spaced(totalOf({ ...DEFAULT_CASE, finish: 3 })));
  await page.clock.runFor(1000);
  await expect(said).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(said).toContainText(spaced(totalOf({ ...DEFAULT_CASE, finish: 3 })));
});

test('is printed on the two sides of a sheet of paper, all open, with the day, the link and nothing smaller than 8.5 points', async ({
  page,
}) => {
  await open(page, `${pathFor('planner', 'de')}?${PLAN}=${writeCase(SHARED)}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tfoot')).toBeVisible();
  await expect(page.locator('[data-around] li').first()).toBeVisible();
  const block = page.locator('[data-title-block]');
  await expect(block).toContainText(String(new Date().getFullYear()));
  await expect(block).toContainText(writeCase(SHARED));
  const small = await page
    .locator('[data-sheet] :is(p, li, td, th, dt, dd, text):visible')
    .evaluateAll(
      (all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 11.3).length,
    );
  expect(small).toBe(0);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
