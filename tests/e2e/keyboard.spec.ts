import { expect, test } from '@playwright/test';
import { PAGE_IDS } from '../../app/site/pages.ts';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';
import { settleConsent } from '../support/browser.ts';

const addresses = [
  ...PAGE_IDS.map((page) => pathFor(page, 'es')),
  articlePath(articleSlugs('es')[0] ?? '', 'es'),
  pathFor('technology', 'de'),
];

/** What the focus is on: its place among all that is on the page, its name, and whether it can be seen. */
type Stop = { place: number; name: string; inView: boolean; marked: boolean };

for (const address of addresses) {
  test(`${address} is walked through with the Tab key: in order, seen at every stop, and out again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await settleConsent(page);
    // Chosen with the mouse, the banner leaves the focus where it was: the walk starts at the top.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => getSelection()?.collapse(document.body, 0));
    const walk: Stop[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate((): Stop | null => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return {
          place: [...document.querySelectorAll('*')].indexOf(element),
          name: element.outerHTML.slice(0, 120),
          inView:
            width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
          marked: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
        };
      });
      if (!stop) break;
      walk.push(stop);
      expect(walk.length, 'the focus goes round and never leaves the page').toBeLessThan(400);
    }
    expect(walk[0]?.name).toContain('href="#contenido"');
    expect(walk.length).toBeGreaterThan(15);
    expect(walk.filter(({ inView }) => !inView).map(({ name }) => name)).toEqual([]);
    expect(walk.filter(({ marked }) => !marked).map(({ name }) => name)).toEqual([]);
    const backwards = walk.filter(({ place }, index) => place <= (walk[index - 1]?.place ?? -1));
    expect(backwards.map(({ name }) => name)).toEqual([]);
  });
}
