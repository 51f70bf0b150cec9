import { expect, type Page } from '@playwright/test';
import { PAGE_KINDS } from '../support/addresses.ts';
import { twoFrames } from '../support/browser.ts';
import { test } from '../support/test.ts';

/** Position, size and computed styles of every element on the page. */
async function looks(page: Page): Promise<string[]> {
  // Parts that follow the scroll position, as the contents of an article do, change one frame later.
  await twoFrames(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopWidth, font, visibility } = getComputedStyle(element);
      return [
        element.className,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderTopWidth,
        font,
        visibility,
      ].join(' ');
    }),
  );
}

for (const address of PAGE_KINDS) {
  test(`the styles in the document of ${address} are all it needs: the sheet of all pages changes nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const part of document.querySelectorAll<HTMLElement>('[data-shown-when-idle]'))
        part.hidden = false;
      // A lazy logo gets its width when it loads: between the two looks it would pass for a change of style.
      for (const logo of document.querySelectorAll<HTMLImageElement>('img:not(picture > img)')) {
        logo.loading = 'eager';
        await logo.decode();
      }
    });
    const own: string[][] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      own.push(await looks(page));
    }
    await page.evaluate(async () => {
      const href = document.querySelector('style[data-whole-sheet]')?.getAttribute('data-whole-sheet') ?? '';
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.querySelector('style')?.after(link);
      await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    });
    for (const [index, width] of [390, 1280].entries()) {
      await page.setViewportSize({ width, height: 900 });
      expect(await looks(page)).toEqual(own[index]);
    }
  });
}
