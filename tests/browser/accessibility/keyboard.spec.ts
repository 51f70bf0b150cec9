import { expect, test } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { PAGE_IDS } from '#app/site/pages.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, hydrated, settleConsent } from '../../support/browser.ts';
import { againstTheDocument, againstTheEye, walkBack, walkThrough } from '../../support/keyboard-walk.ts';
import { addressesToTry } from '../../support/swept.ts';

const addresses = process.env.SWEEP
  ? addressesToTry()
  : [
      ...PAGE_IDS.map((page) => pathFor(page, 'es')),
      articlePath(articleSlugs('es')[0] ?? '', 'es'),
      pathFor('technology', 'de'),
    ];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`${width} px wide, with the page scrolled down`, () => {
    test.use({ viewport: { width, height } });

    test('Tab through the header and the bar below it, and back, leaves the page where it is', async ({
      page,
    }) => {
      await page.goto(pathFor('projects', 'es'));
      await settleConsent(page);
      await hydrated(page);
      await page.evaluate(() => {
        scrollTo({ top: 1000, behavior: 'instant' });
        (document.activeElement as HTMLElement | null)?.blur();
        getSelection()?.collapse(document.body, 0);
      });
      /** Presses a key as long as the focus goes on within header and bar; says how often it did. */
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
      const bar = await page
        .getByRole('group', { name: 'Filtrar por categoría' })
        .getByRole('button')
        .count();
      expect(stops).toBeGreaterThan(bar + 2);

      // Which has left the bar, for a work that may lie further up.
      await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
      expect(await walk('Shift+Tab')).toBe(stops);
    });
  });
}

for (const [width, height, answered] of [
  [1280, 800, true],
  [390, 844, false],
] as const) {
  test.describe(`${width} px wide, the consent banner ${answered ? 'answered' : 'open'}`, () => {
    test.use({ viewport: { width, height } });

    for (const address of addresses) {
      test(`Tab walks through ${address} and back: in order, seen at every stop, and out again`, async ({
        page,
      }) => {
        await page.goto(address);
        await (answered ? settleConsent(page) : expect(consentBanner(page)).toBeVisible());
        await hydrated(page);
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

        // Which has ended at the skip link.
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('contenido');
      });
    }
  });
}
