import { expect, test } from '@playwright/test';
import { pathFor } from '../../app/site/paths.ts';
import config from '../../site.config.ts';
import { settleConsent } from '../support/browser.ts';

// Google's tag writes scripts of its own; with it Trusted Types are not asked for (hosting/security.ts).
if (!config.analyticsId) {
  test('a text that is not the site’s own cannot become HTML or script', async ({ page }) => {
    await page.goto(pathFor('blog', 'es'));
    await settleConsent(page);
    const refused = await page.evaluate(() => {
      const attempts = [
        () => Object.assign(document.createElement('p'), { innerHTML: '<img src="x" onerror="alert(1)">' }),
        () => document.body.insertAdjacentHTML('beforeend', '<p>Texto</p>'),
        () => Object.assign(document.createElement('script'), { src: 'data:text/javascript,alert(1)' }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'let through';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
}
