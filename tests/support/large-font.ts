import type { Page } from '@playwright/test';

/** Sets the browser's default font size, in px, as its settings do: media queries in `em` follow it. */
export async function largeDefaultFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/**
 * Whole words of at most twelve letters, without a soft hyphen, that stand on more than one line, and `page` where something is wider than the screen.
 * @param selector elements whose own text is looked at
 */
export async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(`:is(${selector}):visible`).evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(
          /(?<![\p{L}\u00ad])\p{L}{2,12}(?![\p{L}\u00ad])/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return document.documentElement.scrollWidth > innerWidth ? [...broken, 'page'] : broken;
  });
}
