import { expect, test } from '@playwright/test';
import { notFoundAddresses } from '#app/content/addresses.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { axeFaults } from '../../support/axe.ts';
import { consentBanner, settleConsent, watchConsole } from '../../support/browser.ts';
import { addressesToTry, languagesToTry } from '../../support/swept.ts';

/** What stands at an address that leads nowhere, in the languages that are tried. */
const documentsOfNothing = notFoundAddresses().filter((address) =>
  languagesToTry().includes(languageOfPath(address)),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    for (const address of [...addressesToTry(), ...documentsOfNothing]) {
      test(`axe finds nothing on ${address}, before and after the consent banner`, async ({ page }) => {
        const complaints = watchConsole(page);
        await page.goto(address);
        await expect(consentBanner(page)).toBeVisible();
        expect(await axeFaults(page), 'asked').toEqual([]);
        await settleConsent(page);
        expect(await axeFaults(page), 'answered').toEqual([]);
        expect(complaints().filter((text) => !text.includes('status of 404'))).toEqual([]);
      });
    }
  });
}
