import { expect } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { addressesToTry } from '../../support/addresses.ts';
import { consentBanner, hydrated, open } from '../../support/browser.ts';
import { againstTheDocument, againstTheEye, walkBack, walkThrough } from '../../support/keyboard-walk.ts';
import { test } from '../../support/test.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** One page for each kind of control; `npm run test:accessibility` walks every address at both widths. */
const WALKS = process.env.SWEEP
  ? addressesToTry().flatMap((address) => [[WIDE, address] as const, [PHONE, address] as const])
  : ([
      [WIDE, pathFor('home', 'es')],
      [WIDE, pathFor('technology', 'de')],
      [WIDE, pathFor('quote', 'es')],
      [WIDE, articlePath(articleSlugs('es')[0] ?? '', 'es')],
      [PHONE, pathFor('home', 'es')],
      [PHONE, pathFor('projects', 'es')],
      [PHONE, pathFor('phases', 'es')],
      [PHONE, pathFor('privacy-policy', 'es')],
    ] as const);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [WIDE, PHONE]) {
  test.describe(`${viewport.width} px wide, with the page scrolled down`, () => {
    test.use({ viewport });

    test('Tab through the header and the bar below it, and back, leaves the page where it is', async ({
      page,
    }) => {
      await open(page, pathFor('projects', 'es'));
      await page.evaluate(() => {
        scrollTo({ top: 1000, behavior: 'instant' });
        (document.activeElement as HTMLElement | null)?.blur();
        getSelection()?.collapse(document.body, 0);
      });
      /** Presses a key while the focus stays within header and bar. @returns how many stops it made there */
      const walk = async (key: string): Promise<number> => {
        for (let stops = 0; ; stops++) {
          await page.keyboard.press(key);
          const [within, top] = await page.evaluate(() => [
            document.activeElement?.closest('body > header, [role=group]') != null,
            scrollY,
          ]);
          if (!within) return stops;
          expect(top).toBe(1000);
        }
      };
      // The skip link comes first.
      await page.keyboard.press('Tab');
      const stops = await walk('Tab');
      const bar = await page.locator('[role=group] [aria-pressed]').count();
      expect(stops).toBeGreaterThan(bar + 2);

      // The focus has moved on to a work, which may have scrolled the page up.
      await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
      expect(await walk('Shift+Tab')).toBe(stops);
    });
  });
}

for (const [viewport, address] of WALKS) {
  // On wide screens the banner has been answered, on phones it is still open.
  test(`Tab walks through ${address} and back, ${viewport.width} px wide: in order, seen at every stop, and out again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    if (viewport === WIDE) await open(page, address);
    else {
      await page.goto(address);
      await hydrated(page);
      await expect(consentBanner(page)).toBeVisible();
    }
    const walk = await walkThrough(page);
    expect(walk[0]?.html).toContain('href="#contenido"');
    expect(walk.length).toBeGreaterThan(15);
    expect(walk.filter(({ uncovered }) => !uncovered).map(({ html }) => html)).toEqual([]);
    expect(walk.filter(({ outlined }) => !outlined).map(({ html }) => html)).toEqual([]);
    expect(againstTheDocument(walk)).toEqual([]);
    await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
    expect(againstTheEye(walk)).toEqual([]);

    const back = await walkBack(page, walk.length);
    expect(back.map(({ html }) => html)).toEqual(walk.map(({ html }) => html).reverse());
    expect(back.filter(({ uncovered }) => !uncovered).map(({ html }) => html)).toEqual([]);

    // The walk back has ended at the skip link.
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('contenido');
  });
}
