import { expect, type Locator, type Page } from '@playwright/test';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { onePageOfEachKind, PAGE_KINDS } from '../../support/addresses.ts';
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

/**
 * Outlines, lines and words of the wall with too little contrast to the colour of the page (WCAG 1.4.3 and 1.4.11).
 * The faces of its layers and the edges between them stand on each other, not on the page.
 */
function faintIn(drawing: Locator): Promise<string[]> {
  return drawing.evaluate((wall) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(
        (part) => (Number(part) / 255) ** 2.2,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ground = luminance(getComputedStyle(document.body).backgroundColor);
    const contrast = (color: string) =>
      Math.max(luminance(color), ground) / Math.min(luminance(color), ground);
    const lines = wall.querySelectorAll(
      '.wall-layer > :is(path[d$=z]:not([stroke=none]), path:has(+ circle), .wall-bubble)',
    );
    const words = wall.querySelectorAll('text');
    return [
      ...[...lines].map((line) => ({ color: getComputedStyle(line).stroke, least: 3, name: line.outerHTML })),
      ...[...words].map((word) => ({
        color: getComputedStyle(word).fill,
        least: 4.5,
        name: word.textContent,
      })),
    ]
      .filter(({ color, least }) => contrast(color) < least)
      .map(({ color, name }) => `${name.trim().slice(0, 60)}: ${color}`);
  });
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
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    },
    screens: [
      [390, 800],
      [1280, 800],
    ],
  },
];

for (const address of PAGE_KINDS) {
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

// German has the longest words.
for (const address of onePageOfEachKind(() => 'de')) {
  test(`every word of ${address} fits a phone on which text is a third larger`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 21, fixed: 17 } });
    await page.goto(address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('21px');
    expect(await wordsThatDoNotFit(page)).toEqual([]);
  });
}

for (const [enlarged, enlarge] of [
  [
    'by the browser',
    async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    },
  ],
  [
    'by a style sheet',
    (page: Page) =>
      page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          document.documentElement.style.setProperty('font-size', '200%'),
        ),
      ),
  ],
] as const) {
  test(`with text made twice as large ${enlarged}, header and consent banner stay whole and in reach on a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 568 });
    await enlarge(page);
    for (const language of PUBLISHED_LANGUAGES) {
      await page.goto(pathFor('home', language));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
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
  test('words on a full ground stand on no other: the consent buttons, a chosen cell of the calculator', async ({
    page,
  }) => {
    await page.goto(pathFor('planner', 'es'));
    const full = page.locator('[data-consent-banner] button, .plan-choice:has(:checked)');
    expect(await full.count()).toBeGreaterThan(3);
    for (const one of await full.all()) await expect(one).toHaveCSS('forced-color-adjust', 'none');
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

  test('the outlines of the wall, the lines to its numbers and its words stand out from a light and from a dark ground', async ({
    page,
  }) => {
    await open(page, pathFor('technology', 'es'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintIn(page.locator('svg:visible:has(.wall-layer)')), colorScheme).toEqual([]);
    }
  });
});
