import { chromium } from '@playwright/test';
import type { Session } from './session.ts';

/** Chromium, through the DevTools protocol. */
export async function openChromium(program: string): Promise<Session> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  let complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    browser: `Chromium ${browser.version()}`,
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async act(...steps) {
      for (const step of steps) {
        if ('move' in step) await page.mouse.move(step.move.x, step.move.y);
        else if ('button' in step) await page.mouse[step.button]();
        // A key that is on no American keyboard.
        else if (step.key > '~') await page.keyboard.insertText(step.key);
        else await page.keyboard.press(step.key);
      }
    },
    async complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    close: () => browser.close(),
  };
}
