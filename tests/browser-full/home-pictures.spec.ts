import { expect, type Response } from '@playwright/test';
import { HOME } from '../support/home-page.ts';
import { test } from '../support/test.ts';

const KB = 1024;

for (const [width, deviceScaleFactor, mobile] of [
  [390, 3, true],
  [1440, 1, false],
] as const) {
  test.describe(`${width} px wide, ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor, isMobile: mobile, hasTouch: mobile });

    test('the home page asks for one version of its first picture, and at most 90 KB of pictures on phones, before it is touched', async ({
      page,
    }) => {
      const answers = new Map<string, Response>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/pictures/')) answers.set(pathname, response);
      });
      await page.goto(HOME, { waitUntil: 'networkidle' });
      const first = page.locator('img[fetchpriority=high]');
      const shown = await first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      const [, id = ''] = /^\/pictures\/([\w-]+?)(?:-\d+x\d+)?\./.exec(shown) ?? [];
      expect(id).not.toBe('');
      expect([...answers.keys()].filter((path) => path.includes(id))).toEqual([shown]);
      expect(answers.size).toBeGreaterThanOrEqual(2);
      const bodies = await Promise.all([...answers.values()].map((response) => response.body()));
      const bytes = bodies.reduce((sum, { length }) => sum + length, 0);
      if (mobile) expect(bytes).toBeLessThanOrEqual(90 * KB);
    });
  });
}
