import { expect } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { addressesToTry } from '../../support/addresses.ts';
import { consentBanner, hydrated, open } from '../../support/browser.ts';
import { againstTheDocument, againstTheEye, walkBack, walkThrough } from '../../support/keyboard-walk.ts';
import { test } from '../../support/test.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };

/** One page for each kind of control; `npm run test:sweep` walks every address at both widths. */
const WALKS = process.env.SWEEP
  ? addressesToTry().flatMap((address) => [[WIDE, address] as const, [PHONE, address] as const])
  : ([
      [WIDE, pathFor('home', 'es')],
      [WIDE, pathFor('technology', 'de')],
      [WIDE, pathFor('planner', 'es')],
      [WIDE, articlePath(articleSlugs('es')[0] ?? '', 'es')],
      [LAPTOP, pathFor('phases', 'es')],
      [PHONE, pathFor('home', 'es')],
      [PHONE, pathFor('projects', 'es')],
      [PHONE, pathFor('phases', 'es')],
      [PHONE, pathFor('privacy-policy', 'es')],
    ] as const);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [viewport, address] of WALKS) {
  // On wide screens the banner has been answered, on phones and low screens it is still open.
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
