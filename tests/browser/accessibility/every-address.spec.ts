import { expect } from '@playwright/test';
import { notFoundAddresses } from '#app/content/addresses.ts';
import { pathFor } from '#app/site/paths.ts';
import { languageOfPath } from '#app/site/published-languages.ts';
import { addressesToTry, languagesToTry } from '../../support/addresses.ts';
import { axeFaults } from '../../support/axe.ts';
import { consentBanner, open, watchConsole } from '../../support/browser.ts';
import { test } from '../../support/test.ts';

/** The not-found documents of the languages that are tried. */
const documentsOfNothing = notFoundAddresses().filter((address) =>
  languagesToTry('es').includes(languageOfPath(address)),
);

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, address] of [...addressesToTry(), ...documentsOfNothing].entries()) {
  // `npm test` alternates between the screens; `npm run test:sweep` tries every address on both.
  for (const viewport of process.env.SWEEP ? SCREENS : SCREENS.slice(index % 2, (index % 2) + 1)) {
    test(`axe finds nothing on ${address}, ${viewport.width} px wide`, async ({ page }) => {
      const complaints = watchConsole(page);
      await page.setViewportSize(viewport);
      if (process.env.SWEEP) {
        await page.goto(address);
        await expect(consentBanner(page)).toBeVisible();
        expect(await axeFaults(page), 'with the consent banner').toEqual([]);
      }
      await open(page, address);
      expect(await axeFaults(page)).toEqual([]);
      expect(complaints().filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  }
}

for (const viewport of SCREENS) {
  test(`axe finds nothing while the consent banner is asked, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pathFor('home', 'es'));
    await expect(consentBanner(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
