import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Chromium through the DevTools protocol, or Firefox through WebDriver BiDi: Puppeteer speaks both. */
export async function openWithPuppeteer(
  origin: string,
  browserName: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    args: browserName === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    // Without a desktop, Firefox may report reduced motion, which other tests cover.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 0 },
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    name: await browser.version(),
    goto: async (address) => void (await page.goto(origin + address)),
    evaluate: (look, argument) => page.evaluate(look as never, argument) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    async drag(from, ...to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of to) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (words) => page.keyboard.type(words),
    async errors() {
      const heard = errors;
      errors = [];
      return heard;
    },
    close: () => browser.close(),
  };
}
