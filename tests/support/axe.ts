import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hydrated } from './browser.ts';

/** WCAG 2.2, levels A and AA, and what axe calls good practice. Target size (2.5.8) is among them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now: rule and elements. Empty if nothing. */
export async function axeFaults(page: Page): Promise<string[]> {
  // axe runs in several tasks: no hydration between them.
  await hydrated(page);
  const { violations } = await new AxeBuilder({ page })
    // Before `withTags`: `options` would overwrite the tags.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(RULES)
    // No page has frames in it; without them axe need not open a second tab for each run.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
