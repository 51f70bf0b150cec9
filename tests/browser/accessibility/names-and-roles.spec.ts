import { expect } from '@playwright/test';
import { phases } from '#app/content/collections.ts';
import { NAVIGATION, pageName, pathFor } from '#app/site/paths.ts';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { open } from '../../support/browser.ts';
import { test } from '../../support/test.ts';

// What a screen reader is told of header, menu, film and phases. axe asks the rest for names (open-states.spec.ts).

const ANY = '/\\S/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Lines of a list of links, as a snapshot has them. */
const links = (names: string[], indent: string) =>
  ['- list:', ...names.flatMap((name) => ['  - listitem:', `    - link "${name}"`])]
    .map((line) => indent + line)
    .join('\n');

test('the header is a banner: home, pages, phone, contact, and a menu that says which language is in use and opens a list of links', async ({
  page,
}) => {
  await open(page, pathFor('about', 'es'));
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link ${ANY}
      - navigation ${ANY}:
${links(
  NAVIGATION.map((id) => pageName(id, 'es')),
  '        ',
)}
      - link /\\+34/
      - group
      - link "${pageName('quote', 'es')}"
  `);
  const current = page.locator('body > header nav [aria-current=page]').first();
  await expect(current).toHaveAttribute('href', pathFor('about', 'es'));

  const menu = page.locator('header details');
  await expect(menu.locator('summary')).toHaveAccessibleName(new RegExp(`${LANGUAGE_INFO.es.name}$`));
  await menu.locator('summary').press('Enter');
  await expect(menu).toMatchAriaSnapshot(
    links(
      PUBLISHED_LANGUAGES.map((code) => LANGUAGE_INFO[code].name),
      '',
    ),
  );
  await expect(menu.locator('[aria-current=true]')).toHaveText(LANGUAGE_INFO.es.name);
  await expect(menu.locator('a[hreflang=de]')).toHaveAttribute('lang', 'de');
});

test('the menu of small screens is opened by a button with a name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathFor('home', 'es'));
  const opens = page.locator('header button[popovertarget]');
  // Of a popover's button browsers say themselves whether it is expanded.
  await expect(opens).toHaveAccessibleName(/\w{3}/);
  await opens.click();
  await expect(page.locator('#menu')).toMatchAriaSnapshot(`
    - navigation ${ANY}:
${links(
  NAVIGATION.map((id) => pageName(id, 'es')),
  '      ',
)}
    - group ${ANY}:
      - link "ES, Español"
      - link "EN, English"
    - link ${ANY}
    - link "WhatsApp"
    - link "${pageName('quote', 'es')}"
  `);
  await expect(page.locator('#menu a[href^="tel:+"]')).toHaveCount(1);
});

test('the film is a figure with a picture that describes it and a button; the phases are a region of articles', async ({
  page,
}) => {
  await open(page, pathFor('phases', 'es'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - figure ${ANY}:
      - img ${ANY}
      - button ${ANY}
  `);
  const story = page.locator('section:has(article[id^=fase-])');
  await expect(story).toHaveRole('region');
  await expect(story.getByRole('navigation').getByRole('link')).toHaveText(
    phases('es').map((_, index) => new RegExp(`^${index + 1}\\w+`)),
  );
  for (const [index, { name }] of phases('es').entries())
    await expect(story.getByRole('article').nth(index)).toHaveAccessibleName(
      new RegExp(`${index + 1}\\. ${name}$`),
    );
});
