import { expect, type Page, test } from '@playwright/test';
import { PAGE_IDS } from '../../app/site/pages.ts';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';

/** Adds the whole style sheet, which documents name in their start script. */
async function addWholeSheet(page: Page): Promise<void> {
  const start = await page.locator('script[data-start]').getAttribute('data-start');
  const { styles } = JSON.parse(start ?? '') as { styles: string };
  const content = await (await page.request.get(styles)).text();
  await page.addStyleTag({ content });
}

/**
 * How everything on the page is laid out and drawn, pseudo-elements included: a line for each element. The entry of the
 * table of contents that is being read is left out: the browser marks it when it pleases.
 */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = [
      'display',
      'visibility',
      'opacity',
      'color',
      'background',
      'border',
      'outline',
      'font',
      'letter-spacing',
      'text-align',
      'text-decoration',
      'text-transform',
      'content',
      'transform',
      'position',
      'overflow',
      'object-position',
      'clip-path',
      'fill',
      'stroke',
      'stroke-width',
      'stroke-dasharray',
      'animation-name',
      'list-style',
      'cursor',
      'z-index',
      'box-shadow',
    ];
    const style = (element: Element, pseudo?: string) => {
      const computed = getComputedStyle(element, pseudo);
      return drawn.map((property) => computed.getPropertyValue(property)).join(';');
    };
    return [...document.querySelectorAll('body, body *:not(.text-index a)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const parts = [
        style(element),
        style(element, '::before'),
        style(element, '::after'),
        style(element, '::marker'),
      ];
      return [element.outerHTML.slice(0, 80), x, y, width, height, ...parts].join(' | ');
    });
  });
}

const addresses = [
  ...PAGE_IDS.map((id) => pathFor(id, 'es')),
  articlePath(articleSlugs('es')[0] ?? '', 'es'),
];

for (const address of addresses) {
  for (const width of [390, 1440]) {
    test(`${address} holds all the styles of what it shows, ${width} px wide`, async ({ browser }) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        bypassCSP: true,
        viewport: { width, height: 900 },
      });
      // What comes later is asked for and never answered.
      await page.route(/\/assets\/.*\.(js|json|css)$/, () => {});
      // A font that came between the two looks would change both.
      await page.route(/\/pictures\/|\.(svg|woff2)$/, (route) => route.abort());
      await page.goto(address);
      const alone = await appearance(page);
      await addWholeSheet(page);
      const withWhole = await appearance(page);
      expect(withWhole.filter((line, index) => line !== alone[index])).toEqual([]);
      await page.close();
    });
  }
}
