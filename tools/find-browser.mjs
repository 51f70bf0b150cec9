import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A program on the search path.
 * @param {string} name
 * @returns {string | undefined} its path
 */
export function findProgram(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')[0]
      .trim();
  } catch {
    return undefined;
  }
}

/**
 * A Chromium or Chrome that is installed on this machine; CHROME_PATH overrides the search.
 * @returns {string | undefined} its path, or undefined if there is none (Playwright then tries its own)
 */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return NAMES.map(findProgram).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}

/**
 * Chromium's headless shell, in which the browser tests take little more than half the time. CHROME_PATH takes precedence.
 * @returns {string | undefined} its path, or undefined if there is none
 */
export function findHeadlessShell() {
  return process.env.CHROME_PATH ? undefined : findProgram('chromium-headless-shell');
}
