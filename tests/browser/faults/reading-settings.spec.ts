import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { consentBanner, hydrated, settleConsent } from '../../support/browser.ts';
import { controlsOutOfReach, wordsThatDoNotFit } from '../../support/legibility.ts';
import { PAGE_KINDS } from '../../support/page-kinds.ts';

const home = pathFor('home', 'es');

async function everythingFits(page: Page, arrange: () => Promise<unknown>): Promise<void> {
  for (const address of PAGE_KINDS) {
    await page.goto(address);
    await hydrated(page);
    await arrange();
    expect(await wordsThatDoNotFit(page), address).toEqual([]);
    expect(await controlsOutOfReach(page), address).toEqual([]);
  }
}

test.describe('with text twice as large', () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`every word fits and every control is in reach, ${width} px wide`, async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await everythingFits(page, async () => {
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      });
    });
  }
});

test.describe('enlarged to 400 %', () => {
  // A window of 1280 × 1024 px.
  test.use({ viewport: { width: 320, height: 256 } });

  test('every word fits and every control is in reach', async ({ page }) => {
    await everythingFits(page, async () => {});
  });

  test('the consent banner leaves the page in sight and can be answered', async ({ page }) => {
    await page.goto(home);
    await expect(consentBanner(page)).toBeVisible();
    const box = await consentBanner(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan((header?.height ?? 0) + 40);
    await settleConsent(page);
  });

  test('the menu can be scrolled to its last entry', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const contact = page.locator('#menu').getByRole('link', { name: 'Contacto' });
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport({ ratio: 1 });
  });

  test('every language of the language menu can be reached', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
    await page.locator('header summary').click();
    const last = page.locator('header details li').last().getByRole('link');
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('with the text spacing of WCAG 1.4.12', () => {
  for (const width of [320, 1280]) {
    test(`every word fits and every control is in reach, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await everythingFits(page, () =>
        page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
              'p { margin-bottom: 2em !important }',
          );
          document.adoptedStyleSheets = [sheet];
        }),
      );
    });
  }
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the grip of the comparison stands out from the picture and shows its focus', async ({ page }) => {
    await page.goto(home);
    await settleConsent(page);
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
    await page.goto(pathFor('quote', 'es'));
    await settleConsent(page);
    const edgeless = await page
      .locator('main form button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => button.textContent),
      );
    expect(edgeless).toEqual([]);
  });

  test('the chosen filter can be told from the others', async ({ page }) => {
    await page.goto(pathFor('projects', 'es'));
    await settleConsent(page);
    const backgrounds = await page
      .getByRole('group', { name: 'Filtrar por categoría' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    expect(new Set(backgrounds.slice(1)).size).toBe(1);
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
  });

  test('the layers of the wall are drawn in a colour that can be seen', async ({ page }) => {
    await page.goto(pathFor('technology', 'es'));
    await settleConsent(page);
    const layer = page.locator('svg:visible .wall-layer').first();
    const [stroke, background] = await layer.evaluate((element) => {
      const line = element.querySelector('path, rect, line, polygon') ?? element;
      return [getComputedStyle(line).stroke, getComputedStyle(document.body).backgroundColor];
    });
    expect(stroke).not.toBe(background);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself on any kind of page', async ({ page }) => {
    for (const address of PAGE_KINDS) {
      await page.goto(address);
      await expect(consentBanner(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      const moving = await page.evaluate(() =>
        document.getAnimations().map((animation) => animation.playState),
      );
      expect(moving, address).toEqual([]);
      await page.context().clearCookies();
    }
  });
});

test.describe('in print', () => {
  test('the content is there, whole, without menus and questions', async ({ page }) => {
    for (const address of [home, pathFor('technology', 'es'), pathFor('privacy-policy', 'es')]) {
      await page.goto(address);
      await expect(consentBanner(page)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(consentBanner(page)).toBeHidden();
      await expect(page.locator('body > header')).toBeHidden();
      const light = await page
        .locator('main :is(.night, .band-oxide), main :is(.night, .band-oxide) :is(h1, h2, h3, p, a, li)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .filter((element) => /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/.test(getComputedStyle(element).color))
            .map((element) => element.textContent?.slice(0, 60)),
        );
      expect(light, address).toEqual([]);
      const invisible = await page
        .locator('main :is(h1, h2, h3, p, li)')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
            )
            .map((element) => element.textContent),
        );
      expect(invisible, address).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
});
