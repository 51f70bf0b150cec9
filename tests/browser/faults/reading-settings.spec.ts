import { expect, type Locator, type Page } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { onePageOfEachKind } from '../../support/addresses.ts';
import {
  acceptButton,
  consentBanner,
  hydrated,
  open,
  rejectButton,
  settleConsent,
} from '../../support/browser.ts';
import { controlsOutOfReach, wordsThatDoNotFit } from '../../support/legibility.ts';
import { test } from '../../support/test.ts';

const home = pathFor('home', 'es');

/** Adds styles to the page's own, in place of those added before. */
function addStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Sets the browser's default font size, in px, as its settings do: media queries in `em` follow it. */
async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Reading settings of visitors: how each is applied, and the screens it is tried on. */
const READERS: { has: string; arrange: (page: Page) => Promise<void>; screens: [number, number][] }[] = [
  // A window of 1280 × 1024 px, divided by four.
  { has: 'the page enlarged to 400 %', arrange: async () => {}, screens: [[320, 256]] },
  {
    has: 'the text spacing of WCAG 1.4.12',
    arrange: (page) =>
      addStyles(
        page,
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-bottom: 2em !important }',
      ),
    screens: [
      [320, 800],
      [1280, 800],
    ],
  },
  {
    has: 'the font of the system alone',
    arrange: (page) =>
      addStyles(page, ":root { --font-sans: 'Instrument Sans Fallback', Arial, sans-serif }"),
    screens: [
      [320, 800],
      [1280, 800],
    ],
  },
  {
    has: 'text twice as large',
    async arrange(page) {
      await addStyles(page, '');
      await setFontSize(page, 32);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    },
    screens: [
      [390, 800],
      [1280, 800],
    ],
  },
];

// Spanish and German, which has the longest words, in turn.
for (const address of onePageOfEachKind((index) => (index % 2 ? 'de' : 'es'))) {
  test(`every word of ${address} fits and every control is in reach, whatever the visitor has set; nothing moves for who asks for that`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    expect(
      await page.evaluate(() => document.getAnimations().map(({ playState }) => playState)),
      'moves by itself',
    ).toEqual([]);
    for (const { has, arrange, screens } of READERS) {
      await arrange(page);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        expect(await wordsThatDoNotFit(page), `${has}, ${width} px wide`).toEqual([]);
        expect(await controlsOutOfReach(page), `${has}, ${width} px wide`).toEqual([]);
      }
    }
  });
}

// German and Polish have the longest words.
test('with text twice as large, header and consent banner stay whole and in reach on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 568 });
  await setFontSize(page, 32);
  for (const language of ['de', 'pl'] as const) {
    await page.goto(pathFor('home', language));
    for (const control of await page.locator('header :is(a, summary, button):visible').all())
      await expect(control).toBeInViewport({ ratio: 1 });
    expect((await consentBanner(page).boundingBox())?.height).toBeLessThanOrEqual(0.6 * 568);
    for (const button of [rejectButton(page), acceptButton(page)]) {
      await expect(button).toBeInViewport({ ratio: 1 });
      // Its word is not broken across lines.
      expect((await button.boundingBox())?.height).toBeLessThan(120);
    }
    // The last of its words can be scrolled to.
    const link = consentBanner(page).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
  }
});

test('with text twice as large, on a phone on its side, the consent banner leaves three fifths of the screen to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await setFontSize(page, 32);
  for (const language of PUBLISHED_LANGUAGES) {
    await page.goto(pathFor('home', language));
    await expect(consentBanner(page)).toBeVisible();
    expect((await consentBanner(page).boundingBox())?.height, language).toBeLessThanOrEqual(0.4 * 390);
  }
});

/** Whole words of at most twelve letters, without a soft hyphen, that stand on more than one line. */
function brokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = nodes.nextNode(); text; text = nodes.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(
          /(?<![\p{L}\u00ad])\p{L}{2,12}(?![\p{L}\u00ad])/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

for (const [id, language, fontSize, width] of [
  ['quote', 'es', 32, 390],
  ['quote', 'de', 24, 320],
  ['planner', 'es', 32, 390],
  ['planner', 'de', 24, 320],
  ['home', 'es', 32, 390],
  ['about', 'de', 32, 390],
  ['technology', 'de', 32, 390],
  ['quote', 'pl', 32, 390],
] as const) {
  test(`no word of ${pathFor(id, language)} is broken, nor anything wider than the screen, with a default font of ${fontSize} px, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await setFontSize(page, fontSize);
    await page.goto(pathFor(id, language));
    // The fallback's letters are wider.
    await page.evaluate(() => document.fonts.ready);
    for (const fold of await page.locator('main table + details summary').all()) await fold.click();
    const texts = page.locator(
      'main :is(h1, label, button, legend, thead th, td, dt, dd, p, b, ul a span):visible',
    );
    expect(await brokenWords(texts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('enlarged to 400 %', () => {
  // A window of 1280 × 1024 px, divided by four.
  test.use({ viewport: { width: 320, height: 256 } });

  test('the consent banner leaves the page in sight and can be answered', async ({ page }) => {
    await page.goto(home);
    await expect(consentBanner(page)).toBeVisible();
    const box = await consentBanner(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan((header?.height ?? 0) + 40);
    await settleConsent(page);
  });

  test('menu and list of languages can be scrolled to their last entry', async ({ page }) => {
    await open(page, home);
    await page.locator('header summary').click();
    const last = page.locator('header details li').last().getByRole('link');
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.locator('header button[popovertarget]').click();
    const contact = page.locator(`#menu a[href="${pathFor('quote', 'es')}"]`);
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the grip of the comparison stands out from the picture and shows its focus', async ({ page }) => {
    await open(page, home);
    const grip = page.locator('.comparison-grip > span');
    const looks = () =>
      grip.evaluate((element) => {
        const { borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element);
        return { borderTopStyle, outline: outlineStyle === 'none' ? '0px' : outlineWidth };
      });
    expect((await looks()).borderTopStyle).toBe('solid');
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    expect(Number.parseFloat((await looks()).outline)).toBeGreaterThanOrEqual(2);
  });

  test('buttons keep an edge', async ({ page }) => {
    await open(page, pathFor('quote', 'es'));
    const edgeless = await page
      .locator('main form button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => button.textContent),
      );
    expect(edgeless).toEqual([]);
  });

  // In forced colours browsers paint a backplate behind text; it would hide text of the same colour.
  test('words on a full ground stand on no other: a chosen cell of the calculator', async ({ page }) => {
    await page.goto(pathFor('planner', 'es'));
    const full = page.locator('.plan-choice:has(:checked)');
    expect(await full.count()).toBeGreaterThan(3);
    for (const one of await full.all()) await expect(one).toHaveCSS('forced-color-adjust', 'none');
  });

  test('no two parts of the cost bar look alike', async ({ page }) => {
    await page.goto(pathFor('planner', 'es'));
    const fills = await page
      .locator('ul .plan-part')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
    expect(fills.length).toBeGreaterThan(4);
    expect(new Set(fills).size).toBe(fills.length);
  });

  test('the chosen filter can be told from the others', async ({ page }) => {
    await open(page, pathFor('projects', 'es'));
    const backgrounds = await page
      .locator('[role=group]:has([aria-pressed])')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    expect(new Set(backgrounds.slice(1)).size).toBe(1);
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
  });

  test('the outlines of the wall and its words have the colour of text, on a dark ground too', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, pathFor('technology', 'es'));
    const wall = page.locator('svg:visible:has(.wall-layer)');
    const colours = await wall.evaluate((drawing) => [
      ...[...drawing.querySelectorAll('text')].map((word) => getComputedStyle(word).fill),
      ...[...drawing.querySelectorAll('.wall-bubble')].map((line) => getComputedStyle(line).stroke),
    ]);
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect([...new Set(colours)]).toEqual([text]);
  });
});
