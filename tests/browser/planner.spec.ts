import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { planner, summaryData } from '#app/content/planner.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import { clampCase, DEFAULT_CASE, type PlannerCase, writeCase } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { euroRange, grouped } from '#app/lib/planner/money.ts';
import { plannerSummary } from '#app/lib/planner/summary.ts';
import { PLAN, QUOTE_PARAMETERS } from '#app/lib/query-parameters.ts';
import { pathFor } from '#app/site/paths.ts';
import {
  footerLink,
  hydrated,
  open,
  openBeforeHydration,
  stopClock,
  watchLayoutShifts,
} from '../support/browser.ts';
import { quoteForm, watchRequests } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

const address = pathFor('planner', 'es');
const { rates } = planner('es');

const form = (page: Page) => page.locator('[data-planner-form]');
const sum = (page: Page) => page.locator('#tu-caso');
const choose = (page: Page, name: string, value: string | number | boolean) =>
  form(page).locator(`[name=${name}][value="${value}"]`).check();
const takeAway = (page: Page) => page.locator('section[aria-labelledby=llevatelo]');
const tableButton = (page: Page) => takeAway(page).getByRole('button').nth(2);
const calendarButton = (page: Page) => takeAway(page).getByRole('button').nth(3);
const withoutScript = (page: Page) => page.locator('[data-planner-without-script]');
const toQuote = (page: Page) => page.locator('[data-planner-quote]');

/** The total that the page must show for a case. */
const totalOf = (plan: PlannerCase) => {
  const { total } = costsOf(plan, rates);
  return euroRange(total[0], total[2], 'es');
};
/** Matches a text with any kind of space in its figures. */
const spaced = (text: string) => new RegExp(text.replace(/[.+*?()]/g, '\\$&').replace(/\s/g, '\\s'));

/** The controls that unfold something on phones, and what they unfold. */
const folds = (page: Page) =>
  page.locator('main :is(details:has(+ :is(ol, ul, dl)), table + details) summary');
const folded = (page: Page) =>
  page.locator('main details + :is(ol, ul, dl), main table:has(+ details) tr[data-part]');

/** What the drawing shows of the house. */
const drawn = (page: Page, part: string) => sum(page).locator(`svg [data-${part}]`);

/** Width of one week in px, in each bar of the works. */
const weeksOfWorks = (page: Page) =>
  page
    .locator('[aria-labelledby=calendario] ol')
    .last()
    .locator('[data-stage]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [least = 0, most = least] = (
          row.querySelector('p > span')?.textContent?.match(/\d+/g) ?? []
        ).map(Number);
        return (row.querySelector('rect')?.getBoundingClientRect().width ?? 0) / most;
      }),
    );

test('on a wide screen nothing of it is folded', async ({ page }) => {
  await page.goto(address);
  for (const fold of await folds(page).all()) await expect(fold).toBeHidden();
  for (const part of await folded(page).all()) await expect(part).toBeVisible();
});

test('the drawing shows the building, its storeys and its extras as they are chosen', async ({ page }) => {
  await open(page, address);
  await expect(drawn(page, 'kind=home')).toBeVisible();
  await expect(drawn(page, 'extra=pool')).toBeHidden();
  const roof = drawn(page, 'kind=home').locator('[data-roof] path').first();
  const low = (await roof.boundingBox())?.y ?? 0;
  await choose(page, 'storeys', 3);
  await form(page).locator('[name=pool]').check();
  await form(page).locator('[name=solar]').check();
  await expect(drawn(page, 'extra=pool')).toBeVisible();
  await expect(drawn(page, 'kind=home').locator('[data-extra=solar]')).toBeVisible();
  await expect.poll(async () => (await roof.boundingBox())?.y ?? low).toBeLessThan(low - 20);
  await choose(page, 'building', 'warehouse');
  await expect(drawn(page, 'kind=warehouse')).toBeVisible();
  await expect(drawn(page, 'kind=home')).toBeHidden();
  await expect(drawn(page, 'extra=pool')).toBeHidden();
});

test('the name of a cost stands on the line of its amounts, though its source is a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const apart = await page.locator('tr[data-part]').evaluateAll((rows) =>
    rows.map((row) => {
      const top = (cell: Element | null) => {
        const range = document.createRange();
        range.selectNodeContents(cell?.firstChild ?? row);
        return range.getClientRects()[0]?.top ?? 0;
      };
      return Math.abs(top(row.querySelector('th')) - top(row.querySelector('td:last-child')));
    }),
  );
  expect(apart.length).toBeGreaterThan(10);
  expect(Math.max(...apart)).toBeLessThan(1);
});

for (const [width, least] of [
  [1280, 40],
  [390, 20],
] as const) {
  test(`the works are drawn in weeks that can be told apart, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    const weeks = await weeksOfWorks(page);
    expect(weeks.length).toBeGreaterThan(4);
    for (const week of weeks) expect(week).toBeGreaterThan(least);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button that shows the parts of a table stands below its sums', async ({ page }) => {
    await page.goto(address);
    const tables = page.locator('main table:has(+ details)');
    expect(await tables.count()).toBe(2);
    for (const shown of await tables.all()) {
      const table = await shown.boundingBox();
      const button = await shown.locator('+ details summary').boundingBox();
      expect(table?.height).toBeGreaterThan(100);
      expect(button?.y).toBeGreaterThanOrEqual((table?.y ?? 0) + (table?.height ?? 0));
    }
  });

  test('lists wait for a touch, and open without any script', async ({ page }) => {
    await page.goto(address);
    expect(await folds(page).count()).toBeGreaterThan(4);
    for (const part of await folded(page).all()) await expect(part).toBeHidden();
    for (const fold of await folds(page).all()) await fold.click();
    for (const part of await folded(page).all()) await expect(part).toBeVisible();
  });

  test('the case goes to the quote form from the sum that stays in sight, from the result and from the end', async ({
    page,
  }) => {
    await open(page, address);
    await form(page).locator('[name=area]').fill('180');
    await form(page).locator('[name=start]').scrollIntoViewIfNeeded();
    await expect(toQuote(page).first()).toBeInViewport({ ratio: 1 });
    const to = `${pathFor('quote', 'es')}?${PLAN}=${writeCase({ ...DEFAULT_CASE, area: 180 })}`;
    await expect(toQuote(page)).toHaveCount(3);
    for (const link of await toQuote(page).all()) await expect(link).toHaveAttribute('href', to);
    await expect(page.locator('[data-total]').locator(toQuote(page))).toBeVisible();
  });

  test('a range stands in one line', async ({ page }) => {
    for (const language of ['es', 'de'] as const) {
      await page.goto(pathFor('planner', language));
      const heights = await page.locator('main li:has(h3) dl:visible :is(dt, dd)').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = cell.firstChild as Text;
          const [found] = /\d[\d.\s]*–\u2060?\d[\d.\s]*\d/u.exec(text.data) ?? [];
          if (!found) return [];
          const range = document.createRange();
          range.setStart(text, text.data.indexOf(found));
          range.setEnd(text, text.data.indexOf(found) + found.length);
          return [new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size];
        }),
      );
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.max(...heights)).toBe(1);
    }
  });

  test('what is written in its drawings is at least 11 px high', async ({ page }) => {
    await page.goto(address);
    const sizes = await page.locator('main svg text:visible').evaluateAll((texts) =>
      texts.map((text) => {
        const { a = 1 } = (text as SVGTextElement).getScreenCTM() ?? {};
        return a * Number.parseFloat(getComputedStyle(text).fontSize);
      }),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  test('a family counts its house, sees the sum all the while, and finds it in the message of the quote form', async ({
    page,
  }) => {
    await open(page, address);
    const plan: PlannerCase = { ...DEFAULT_CASE, area: 180, storeys: 2, extras: ['pool', 'garden'] };
    await form(page).locator('[name=area]').fill('180');
    await choose(page, 'storeys', 2);
    await form(page).locator('[name=pool]').check();
    await form(page).locator('[name=garden]').check();
    await expect(sum(page)).toContainText(spaced(totalOf(plan)));
    // The last field and the sum are on the screen together.
    await form(page).locator('[name=start]').scrollIntoViewIfNeeded();
    await expect(sum(page).locator('b').first()).toBeInViewport({ ratio: 1 });

    await toQuote(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${pathFor('quote', 'es')}\\?`));
    await expect(quoteForm(page).message).toHaveValue(plannerSummary(plan, summaryData()));
  });

  test('somebody from abroad reads what follows from that, and finds the case again in another language', async ({
    page,
  }) => {
    await open(page, pathFor('planner', 'de'));
    await choose(page, 'plot', 'looking');
    await choose(page, 'resident', false);
    await form(page).locator('[name=plotPrice]').fill('200000');
    const plan: PlannerCase = { ...DEFAULT_CASE, plot: 'looking', plotPrice: 200_000, resident: false };
    await expect(page).toHaveURL(new RegExp(`${PLAN}=${writeCase(plan)}$`));
    for (const words of planner('de').words.abroad) await expect(page.locator('main')).toContainText(words);

    await page.goto(`${pathFor('planner', 'es')}?${PLAN}=${writeCase(plan)}`);
    await expect(sum(page)).toContainText(spaced(totalOf(plan)));
    await expect(form(page).locator('[name=plot][value=looking]')).toBeChecked();
    for (const words of planner('es').words.abroad) await expect(page.locator('main')).toContainText(words);
  });

  test('a developer opens a link that asks too much, is told, and takes table and calendar away', async ({
    page,
  }) => {
    const { plan, changed } = clampCase({
      ...DEFAULT_CASE,
      building: 'homes',
      area: 99_999,
      business: true,
    });
    expect(changed).toEqual(['area']);
    await open(page, `${address}?${PLAN}=k-homes.m2-99999.b-1`);
    await expect(form(page).getByRole('status')).not.toBeEmpty();
    await expect(sum(page)).toContainText(spaced(totalOf(plan)));
    await expect(page.locator('main')).toContainText(planner('es').words.mustInsure);

    const [table] = await Promise.all([page.waitForEvent('download'), tableButton(page).click()]);
    const text = readFileSync(await table.path(), 'utf8');
    expect(text).toContain(
      `;${costsOf(plan, rates)
        .total.map((cents) => cents / 100)
        .join(';')}\r\n`,
    );
    const [calendar] = await Promise.all([page.waitForEvent('download'), calendarButton(page).click()]);
    const events = readFileSync(await calendar.path(), 'utf8');
    expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(
      calendarOf(plan, planner('es').durations).stages.length,
    );
  });
});

test('the quote form is filled in with the case, whatever else the address says', async ({ page }) => {
  const plan: PlannerCase = { ...DEFAULT_CASE, building: 'homes', area: 640, plot: 'looking' };
  const query = new URLSearchParams({ [QUOTE_PARAMETERS.kind]: 'nave', [PLAN]: writeCase(plan) });
  await open(page, `${pathFor('quote', 'es')}?${query}`);
  const quote = quoteForm(page);
  await expect(quote.message).toHaveValue(plannerSummary(plan, summaryData()));
  await expect(quote.kind('edificio')).toBeChecked();
  await expect(quote.area).toHaveValue('640');
  await expect(quote.plot.and(page.locator('[value=buscando]'))).toBeChecked();
});

test('wakes into the figures of the document, and nothing moves', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  const hydrate = await openBeforeHydration(page, address);
  const figures = page.locator('main :is(dl, table, ol, [data-sheet] ul)');
  const before = await figures.allInnerTexts();
  hydrate();
  await hydrated(page);
  await expect(form(page).locator('[name=start] option').nth(1)).toBeAttached();
  expect(await figures.allInnerTexts()).toEqual(before);
  await expect(sum(page)).toContainText(spaced(totalOf(DEFAULT_CASE)));
  expect(await shifts()).toBe(0);
});

/** A case whose result has another height than the example in the document. */
const SHARED: PlannerCase = {
  ...DEFAULT_CASE,
  building: 'homes',
  area: 640,
  extras: ['pool', 'garden'],
  plot: 'looking',
  resident: false,
};
const shared = `${address}?${PLAN}=${writeCase(SHARED)}`;

test('the figures of a link are there from the first that are shown, and nothing moves or scrolls', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  // A case in the address hydrates the page without any intent of the visitor.
  const hydrate = await openBeforeHydration(page, shared);
  const figures = page.locator('[data-sheet] dl, [data-sheet] table, main li:has(h3) dl');
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

test('where its scripts do not arrive, a link shows the example and says so', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await page.goto(shared);
  await expect(withoutScript(page)).toBeVisible();
  await expect(sum(page).locator('dl').first()).toBeVisible();
});

test('a case that comes from another page of the site is shown, whatever address the document had', async ({
  page,
}) => {
  await open(page, `${pathFor('quote', 'es')}?${PLAN}=${writeCase(SHARED)}`);
  await footerLink(page, 'planner').click();
  await expect(sum(page).locator('dl').first()).toBeVisible();
  await expect(sum(page)).toContainText(spaced(totalOf(DEFAULT_CASE)));
});

test('a link that says what nobody understands is told from one that is understood', async ({ page }) => {
  await open(page, `${address}?${PLAN}=hola`);
  await expect(form(page).getByRole('status')).not.toBeEmpty();
  await open(page, shared);
  await expect(form(page).getByRole('status')).toHaveCount(0);
});

test('table and calendar are taken away without a connection', async ({ page, context }) => {
  const arrived = page.waitForEvent('requestfinished', (request) => /\/files-[^/]*\.js$/.test(request.url()));
  await open(page, address);
  await arrived;
  await context.setOffline(true);
  await Promise.all([page.waitForEvent('download'), tableButton(page).click()]);
  await Promise.all([page.waitForEvent('download'), calendarButton(page).click()]);
});

test('where what writes the files does not arrive, that is said', async ({ page }) => {
  await page.route('**/assets/files-*.js', (route) => route.abort());
  await open(page, address);
  await calendarButton(page).click();
  await expect(takeAway(page).getByRole('status')).not.toBeEmpty();
});

test('counts without asking anybody, and stores nothing', async ({ page, context }) => {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const cookies = JSON.stringify(await context.cookies());
  const asked = watchRequests(page);
  await choose(page, 'building', 'warehouse');
  await choose(page, 'finish', 3);
  await expect(page).toHaveURL(new RegExp(`${PLAN}=k-warehouse`));
  // Some browsers look for the icon again where the address has changed.
  expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThanOrEqual(1);
  expect(JSON.stringify(await context.cookies())).toBe(cookies);
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

test('does not read into a change that leaves the result as it is', async ({ page }) => {
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
  const said = page.locator('[data-planner-said]');
  await choose(page, 'finish', 3);
  await page.clock.runFor(1000);
  await choose(page, 'resident', false);
  await page.clock.runFor(1000);
  await expect(said).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(said).not.toBeEmpty();
});

test('what a link brings is not read out before anybody changes it', async ({ page }) => {
  await page.clock.install();
  await open(page, shared);
  await stopClock(page);
  await page.clock.runFor(5000);
  await expect(page.locator('[data-planner-said]')).toBeEmpty();
});

test('an example opens in the calculator', async ({ page }) => {
  await open(page, address);
  await page.locator('[data-planner-example]').last().click();
  await expect(form(page).locator('[name=building][value=warehouse]')).toBeChecked();
  await expect(form(page)).toBeInViewport();
});

test('an example names the first and the largest payment of its own case', async ({ page }) => {
  const ends = (range: string) =>
    (range.match(/\d[\d.\s]*/g) ?? []).map((end) => Number(end.replace(/\D/g, '')));
  await open(page, address);
  for (const example of await page.locator('main li:has([data-planner-example])').all()) {
    const named = await example.locator('dl').nth(1).locator('dd').allInnerTexts();
    await example.locator('[data-planner-example]').click();
    const paidNow = async () =>
      (await page.locator('[aria-labelledby=pagos] tr[data-part] > td:last-child').allInnerTexts()).map(ends);
    const [, ...payments] = named.map(ends);
    // The payments follow the case a moment later.
    await expect.poll(async () => (await paidNow())[0]).toEqual(payments[0]);
    const paid = await paidNow();
    const [least = 0, most = 0] = payments.at(-1) ?? [];
    expect(paid.filter(([low = 0, high = 0]) => low > least && high > most)).toEqual([]);
    expect(paid).toContainEqual([least, most]);
  }
});

test('the small parts of the sum stand together, and all parts are the whole', async ({ page }) => {
  await open(page, address);
  const widths = () =>
    page
      .locator('[data-total] svg.w-full:has(> [data-group]) > rect')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(part.getAttribute('width') ?? '')));
  const total = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0);
  const parts = await widths();
  expect(parts).toHaveLength(5);
  expect(total(parts)).toBeCloseTo(100, 1);
  await choose(page, 'plot', 'looking');
  await form(page).locator('[name=plotPrice]').fill('200000');
  await expect.poll(async () => (await widths()).length).toBe(6);
  expect(total(await widths())).toBeCloseTo(100, 1);
});

test('a source opens at a click and says where the figure is from', async ({ page }) => {
  await open(page, address);
  await page.locator('[popovertarget=source-icio]').click();
  await expect(page.locator('#source-icio')).toContainText(planner('es').sources.icio?.text ?? 'missing');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('three cases stand there, worked out', async ({ page }) => {
    await page.goto(address);
    await expect(sum(page)).toContainText(spaced(totalOf(DEFAULT_CASE)));
    await expect(drawn(page, 'kind=home')).toBeVisible();
    const examples = page.locator('main li:has(h3):has(dl)');
    await expect(examples).toHaveCount(3);
    for (const example of await examples.all()) await expect(example).toContainText(/\d{3}\s€/);
  });

  test('a link shows the example too, and says that its own case cannot be counted', async ({ page }) => {
    await page.goto(shared);
    await expect(withoutScript(page)).toBeVisible();
    await expect(sum(page)).toContainText(spaced(totalOf(DEFAULT_CASE)));
  });
});

for (const language of ['es', 'de'] as const) {
  test(`is printed on one side of a sheet of paper: ${language}`, async ({ page }) => {
    await open(page, `${pathFor('planner', language)}?${PLAN}=${writeCase(SHARED)}`);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
