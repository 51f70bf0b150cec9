import type { Browser, CDPSession, Page } from '@playwright/test';
import { observePage } from './observe-page.ts';

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** How many times slower than this machine the phone is. */
export const SLOWDOWN = 4;

/** Slow 4G as Lighthouse applies it to a real connection: bytes a second, milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

/**
 * Opens a page on a phone at a first visit: nothing is stored and nothing is cached.
 * @param without `scripts` blocks every JavaScript file; inline scripts run
 * @param speed of the processor: that of this machine, or a quarter of it
 * @param line `slow` is a slow 4G; otherwise the connection is not throttled
 */
export async function openPhone(
  browser: Browser,
  { without, speed, line }: { without?: 'scripts'; speed: 'full' | 'quarter'; line?: 'slow' },
): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, locale: 'es-ES' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (speed === 'quarter') await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (without === 'scripts') {
    const urlPatterns = [{ urlPattern: '*://*:*/*.js', block: true }];
    await session.send('Network.setBlockedURLs', { urlPatterns });
  }
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await observePage(page);
  return { page, session, close: () => context.close() };
}

/**
 * Work of the main thread since the visit began, in milliseconds at a quarter of the speed. It is processor time at full
 * speed, multiplied: the browser's CPU throttling only waits, and would count the time of other programs.
 */
export async function workOfMainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return 1000 * SLOWDOWN * seconds;
}
