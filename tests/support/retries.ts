import { expect, type Page } from '@playwright/test';

/** Milliseconds between the attempts at a language's texts: 350 after the first failure, then doubling. */
export const RETRY_WAITS = [350, 700, 1400, 2800, 5600];

/**
 * Records from the next document on how long the page waits, by its own clock, before it fetches a file again.
 * Call it before `page.goto`; the clock must be stopped when the first attempt fails.
 * @param file source of a regular expression for the file's address
 */
export async function watchRetries(page: Page, file: string): Promise<void> {
  await page.addInitScript((source) => {
    const waits: number[] = [];
    Object.assign(window, { retryWaits: waits });
    const askServer = window.fetch;
    let failed: number | undefined;
    window.fetch = async (...request) => {
      // Whether the file is gone for good is asked with HEAD, and no attempt at it.
      const isAttempt = new RegExp(source).test(String(request[0])) && request[1]?.method !== 'HEAD';
      if (!isAttempt) return askServer(...request);
      if (failed !== undefined) waits.push(Date.now() - failed);
      const answer = await askServer(...request);
      failed = answer.ok ? undefined : Date.now();
      return answer;
    };
  }, file);
}

/**
 * Advances a stopped clock until the page has retried after each of the waits.
 * @param waits the expected waits, asserted to the millisecond
 */
export async function runRetries(page: Page, waits: number[]): Promise<void> {
  const waited = () => page.evaluate(() => (window as unknown as { retryWaits: number[] }).retryWaits);
  for (const [index, wait] of waits.entries()) {
    // The response may arrive after the clock has moved: then it moves again, by too little for the next retry.
    await expect
      .poll(async () => {
        await page.clock.runFor(wait);
        return (await waited()).length;
      })
      .toBeGreaterThan(index);
  }
  expect(await waited()).toEqual(waits);
}
