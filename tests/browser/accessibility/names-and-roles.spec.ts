import { expect } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { phases } from '#app/content/collections.ts';
import { works } from '#app/content/works.ts';
import { LANGUAGE_INFO, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { NAVIGATION, pageName } from '#app/site/page-lists.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, open } from '../../support/browser.ts';
import { openFilledInAtStandstill, quoteForm, toastArea } from '../../support/quote-form.ts';
import { test } from '../../support/test.ts';

// What a screen reader is told of each interactive part: role, name and state. Most names may be any words.

const [slug = ''] = articleSlugs('es');
const ANY = '/\\S/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Lines of a list of links, as a snapshot has them. */
const links = (names: string[], indent: string) =>
  ['- list:', ...names.flatMap((name) => ['  - listitem:', `    - link "${name}"`])]
    .map((line) => indent + line)
    .join('\n');

test('the consent banner is a region with a link and two buttons', async ({ page }) => {
  await page.goto(pathFor('home', 'es'));
  await expect(consentBanner(page)).toMatchAriaSnapshot(`
    - region ${ANY}:
      - paragraph:
        - link ${ANY}
      - button ${ANY}
      - button ${ANY}
  `);
});

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

test('the layers of the wall are a list of buttons that say which one is chosen', async ({ page }) => {
  await open(page, pathFor('technology', 'es'));
  const entries = page.locator('li:has(> button[data-layer])');
  await page.locator('button[data-layer="4"]').click();
  await expect(entries.locator('..')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button ${ANY} [pressed=false]
      - listitem:
        - button ${ANY} [pressed]
  `);
  await expect(page.getByRole('button', { pressed: true })).toHaveAttribute('data-layer', '4');
});

test('an enlarged picture is a modal dialog that says which of how many it is', async ({ page }) => {
  const all = works('es');
  await open(page, pathFor('projects', 'es'));
  await page.locator('a[data-enlarge]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${all[0]?.name}`));
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog ${ANY}:
      - paragraph: /1 \\w+ ${all.length}/
      - button ${ANY}
      - img ${ANY}
      - button ${ANY}
      - button ${ANY}
  `);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
});

test('the form names its fields and marks the wrong ones', async ({ page }) => {
  await open(page, pathFor('quote', 'es'));
  const { form, mail } = quoteForm(page);
  await mail.click();
  await expect(form).toMatchAriaSnapshot(`
    - form ${ANY}:
      - group ${ANY}:
        - radio ${ANY}
        - radio ${ANY}
        - radio ${ANY}
        - radio ${ANY}
        - textbox ${ANY} [invalid=false]
        - textbox ${ANY} [invalid=false]
        - group ${ANY}:
          - radio ${ANY}
          - radio ${ANY}
      - textbox ${ANY} [invalid]
      - textbox ${ANY} [invalid]
      - textbox ${ANY} [invalid=false]
      - textbox ${ANY} [invalid]
      - checkbox ${ANY} [checked=false]
      - link ${ANY}
      - button ${ANY}
      - button "WhatsApp"
      - button ${ANY}
      - status
  `);
});

test('the toast is an item of a region that names its key, with a button', async ({ page }) => {
  const { mail } = await openFilledInAtStandstill(page);
  await mail.click();
  await expect(toastArea(page)).toMatchAriaSnapshot(`
    - region /\\(F8\\)/:
      - list:
        - listitem:
          - text: ${ANY}
          - button ${ANY}
  `);
});

test('the contents of an article, and the articles before and after, are navigations with a name', async ({
  page,
}) => {
  await open(page, articlePath(slug, 'es'));
  const navigations = page.getByRole('main').getByRole('navigation');
  await expect(navigations).toHaveCount(2);
  for (const navigation of await navigations.all()) await expect(navigation).toHaveAccessibleName(/\w{3}/);
  await expect(navigations.first()).toMatchAriaSnapshot(`
    - navigation:
      - heading [level=2]
      - list:
        - listitem:
          - link ${ANY}
  `);
});
