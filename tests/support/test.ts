import { test as untouched } from '@playwright/test';

/**
 * Playwright's `test`, with the window away from the pointer. In the headless shell the pointer rests at 0, 0, and the page
 * would take a window that opens under it for its visitor's first intent.
 */
export const test = untouched.extend({
  async page({ page, browserName }, use) {
    if (browserName !== 'chromium') return use(page);
    const device = await page.context().newCDPSession(page);
    const { windowId } = await device.send('Browser.getWindowForTarget');
    await device.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
    await device.detach();
    await use(page);
  },
});
