import { expect, type Page } from '@playwright/test';

/** Collects console errors and uncaught exceptions from now on. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => complaints;
}

/** The cookie banner. It appears when the page has come alive. */
export function consentBanner(page: Page) {
  return page.locator('[data-consent-banner]');
}

/** Waits until the page has come alive, and rejects cookies. */
export async function settleConsent(page: Page): Promise<void> {
  await consentBanner(page).getByRole('button').first().click();
  await expect(consentBanner(page)).toBeHidden();
}
