import { chromium } from '@playwright/test';
import { launch } from 'puppeteer-core';
import type { Language } from '#app/site/languages.ts';
import { findBrowser } from '../find-browser.mjs';

/**
 * A Chromium of a visitor who reads a language, with an empty profile, in which nothing of the browser's own runs meanwhile.
 * @returns the port it is spoken to at, and what ends it again
 * @throws if there is none on this machine
 */
export async function startChromium(
  language: Language,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const browser = await launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', `--lang=${language}`, `--accept-lang=${language}`],
  });
  return { port: Number(new URL(browser.wsEndpoint()).port), stop: () => browser.close() };
}
