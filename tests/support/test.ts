import { test as untouched } from '@playwright/test';

/**
 * Playwright's `test` with a pointer that is nowhere until the test moves it. A window of the headless shell opens under one that
 * is at 0, 0, and the page would take that for its visitor's first intent.
 */
export const test = untouched.extend({
  async page({ page }, use) {
    const device = await page.context().newCDPSession(page);
    const { windowId } = await device.send('Browser.getWindowForTarget');
    await device.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
    await device.detach();
    await use(page);
  },
});
