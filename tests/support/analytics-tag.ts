import { expect, type Page } from '@playwright/test';
import { type acceptButton, consentBanner } from './browser.ts';

const VENDOR = /googletagmanager\.com|google-analytics\.com|analytics\.google\.com/;

/** A command as the tag finds it in its queue. */
export type Command = [name: string, ...rest: unknown[]];

/** A stand-in for the vendor's tag: it sets the same cookies and records the requests. */
export async function standInForTag(page: Page): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  await page.route(VENDOR, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=GA1.1.1.1; Path=/"; document.cookie = "_ga_SECOND=GS1.1.1; Path=/"; document.cookie = "_gcl_au=1.1; Path=/"',
    });
  });
  return { requests };
}

/** Everything that was put into the tag's queue since the page was loaded. Empty while there is none. */
export async function queue(page: Page): Promise<Command[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  ) as Promise<Command[]>;
}

/** The events among them, with their parameters. */
export async function events(page: Page, name?: string): Promise<Command[]> {
  const commands = await queue(page);
  return commands.filter(([command, event]) => command === 'event' && (!name || event === name));
}

/** For each reported `page_view`, the parameters set just before it. */
export async function pageViews(page: Page): Promise<Record<string, string>[]> {
  const commands = await queue(page);
  return commands.flatMap((command, index) => {
    const [, parameters] = commands[index - 1] ?? [];
    return command[1] === 'page_view' ? [parameters as Record<string, string>] : [];
  });
}

/** Answers the consent banner and waits until it is gone. */
export async function answerBanner(page: Page, button: typeof acceptButton): Promise<void> {
  await button(page).click();
  await expect(consentBanner(page)).toBeHidden();
}
