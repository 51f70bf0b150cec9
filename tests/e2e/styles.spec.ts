import { expect, type Page, test } from '@playwright/test';
import { PAGE_IDS } from '../../app/site/pages.ts';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';

/** Adds the whole style sheet, which documents name in their start script. */
async function addWholeSheet(page: Page): Promise<void> {
  const [, href = ''] = /"stylesheet","(\/assets\/site-[^"]+\.css)"/.exec(await page.content()) ?? [];
  const content = await (await page.request.get(href)).text();
  await page.addStyleTag({ content });
}

const addresses = [
  ...PAGE_IDS.map((id) => pathFor(id, 'es')),
  articlePath(articleSlugs('es')[0] ?? '', 'es'),
];

for (const address of addresses) {
  for (const [name, width, script] of [
    ['before its scripts come', 390, true],
    ['without script', 1440, false],
  ] as const) {
    test(`${address} holds all the styles of what it shows ${name}, ${width} px wide`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        javaScriptEnabled: script,
        reducedMotion: 'reduce',
        bypassCSP: true,
        viewport: { width, height: 900 },
      });
      // Asked for and never answered.
      await page.route(/\/assets\/.*\.(js|json|css)$/, () => {});
      await page.goto(address);
      const alone = await page.screenshot({ fullPage: true });
      await addWholeSheet(page);
      const withWhole = await page.screenshot({ fullPage: true });
      expect(withWhole.equals(alone)).toBe(true);
      await page.close();
    });
  }
}
