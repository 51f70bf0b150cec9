import { chromium } from '@playwright/test';
import { launch } from 'puppeteer-core';
import type { Language } from '#app/site/languages.ts';
import { findBrowser } from '../find-browser.mjs';

/**
 * Starts Chromium for a visitor who reads a language, with an empty profile and without background work of its own.
 * @returns its debugging port, and a function that stops it
 * @throws if there is no Chromium on this machine
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
