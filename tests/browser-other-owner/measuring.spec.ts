import { expect, type Page } from '@playwright/test';
import { works } from '#app/content/works.ts';
import { pathFor } from '#app/site/paths.ts';
import { answerBanner, events, pageViews, queue, standInForTag } from '../support/analytics-tag.ts';
import {
  acceptButton,
  consentBanner,
  footerLink,
  pickLanguage,
  preferencesButton,
  rejectButton,
} from '../support/browser.ts';
import owner from '../support/other-owner.config.ts';
import { fillIn, quoteForm } from '../support/quote-form.ts';
import { test } from '../support/test.ts';

const home = pathFor('home', 'es');

const signals = (value: 'granted' | 'denied') => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

/** Opens a page, accepts, and waits for the tag. */
async function openAndAccept(page: Page, address = home) {
  const tag = await standInForTag(page);
  await page.goto(address);
  await answerBanner(page, acceptButton);
  await expect.poll(() => tag.requests.length).toBe(1);
  return tag;
}

/** Collects what the Content-Security-Policy refuses, which the browser reports in the console. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test('before any choice, and after Reject, nothing is asked of the vendor and nothing is queued for it', async ({
  page,
  context,
}) => {
  const { requests } = await standInForTag(page);
  await page.goto(home);
  await expect(consentBanner(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await queue(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await answerBanner(page, rejectButton);
  await footerLink(page, 'technology').click();
  await expect(page).toHaveURL(pathFor('technology', 'es'));
  expect(requests).toEqual([]);
  expect(await queue(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([owner.consentCookie]);
});

test('Accept queues the denied defaults, the grant, the tag and the page without what was typed, in this order, and loads the tag once', async ({
  page,
}) => {
  const refused = watchRefusals(page);
  const address = pathFor('planner', 'es');
  const { requests } = await openAndAccept(
    page,
    `${address}?utm_source=boletin&plan=m2-90.s-looking.e-250000`,
  );
  expect(requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${owner.analyticsId}`]);
  expect(refused).toEqual([]);
  const seen = expect.objectContaining({
    page_location: new URL(`${address}?utm_source=boletin`, page.url()).href,
    page_title: await page.title(),
  });
  await expect
    .poll(() => queue(page))
    .toEqual([
      ['consent', 'default', signals('denied')],
      ['consent', 'update', signals('granted')],
      ['js', expect.anything()],
      ['config', owner.analyticsId, { send_page_view: false }],
      ['set', seen],
      ['event', 'page_view'],
    ]);
});

test('a visitor who accepted on an earlier visit is measured from the first page on', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: owner.consentCookie, value: 'accepted', url: baseURL }]);
  await standInForTag(page);
  await page.goto(pathFor('about', 'es'));
  await expect.poll(() => events(page)).toEqual([['event', 'page_view']]);
});

test('each navigation is a page view with the new address and title, and where it came from', async ({
  page,
}) => {
  await openAndAccept(page);
  const first = { page_location: page.url(), page_title: await page.title() };
  await footerLink(page, 'technology').click();
  await expect(page).toHaveURL(pathFor('technology', 'es'));
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  const second = { page_location: page.url(), page_title: await page.title() };
  expect(second.page_title).not.toBe(first.page_title);
  await page.goBack();
  await expect.poll(() => pageViews(page)).toHaveLength(3);
  expect(await pageViews(page)).toEqual([
    expect.objectContaining(first),
    { ...second, page_referrer: first.page_location },
    { ...first, page_referrer: second.page_location },
  ]);
});

test('a change of language is the event select_language, then a page view in that language', async ({
  page,
}) => {
  await openAndAccept(page);
  await pickLanguage(page, 'de');
  await expect(page).toHaveURL(pathFor('home', 'de'));
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect((await pageViews(page))[1]).toMatchObject({
    page_location: page.url(),
    page_title: await page.title(),
  });
  expect((await events(page)).slice(1)).toEqual([
    ['event', 'select_language', { from_language: 'es', to_language: 'de' }],
    ['event', 'page_view'],
  ]);
});

test('generate_lead is reported, without a word of what was typed, for each way of the form and each link beside it', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await openAndAccept(page, pathFor('quote', 'es'));
  await fillIn(page);
  const form = quoteForm(page);
  await form.privacy.check();
  const channels: string[] = [];
  const isReported = (channel: string) => {
    channels.push(channel);
    return expect
      .poll(() => events(page, 'generate_lead'))
      .toEqual(channels.map((each) => ['event', 'generate_lead', { channel: each }]));
  };
  for (const way of ['mail', 'whatsapp', 'copy'] as const) {
    await form[way].click();
    await isReported(way);
  }
  // Only the report matters: the links must not lead anywhere, as a browser opens one other program at a time.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
  for (const [channel, start] of [
    ['phone', 'tel:'],
    ['mail', 'mailto:'],
    ['whatsapp', 'https://wa.me/'],
  ] as const) {
    await page.locator(`main ul a[href^="${start}"]`).click();
    await isReported(channel);
  }
});

test('opening a work of the portfolio, and the next one, is view_project with its name', async ({ page }) => {
  const [first, second] = works('es');
  await openAndAccept(page, pathFor('projects', 'es'));
  await page.locator('a[data-enlarge]').first().click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect
    .poll(() => events(page, 'view_project'))
    .toEqual([
      ['event', 'view_project', { content_type: 'project', content_id: first?.id }],
      ['event', 'view_project', { content_type: 'project', content_id: second?.id }],
    ]);
});

test('a film that begins to play is video_play with its service and address', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await openAndAccept(page, pathFor('phases', 'es'));
  await expect
    .poll(() => events(page, 'video_play'))
    .toEqual([
      [
        'event',
        'video_play',
        {
          video_provider: 'youtube',
          video_title: expect.stringMatching(/\S/),
          video_url: `https://youtu.be/${owner.video?.id}`,
        },
      ],
    ]);
});

test.describe('taking the choice back', () => {
  test('revokes the four consents, deletes the cookies of the tag, silences it and ends all reports', async ({
    page,
    context,
  }) => {
    const { requests } = await openAndAccept(page);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_gcl_au');
    await preferencesButton(page).click();
    await answerBanner(page, rejectButton);
    await expect
      .poll(async () => (await queue(page)).at(-1))
      .toEqual(['consent', 'update', signals('denied')]);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toEqual([owner.consentCookie]);
    const silenced = (id: string) => page.evaluate((key) => Reflect.get(window, key), `ga-disable-${id}`);
    expect(await silenced(owner.analyticsId ?? '')).toBe(true);
    // The tag reports to a second id too, as its cookie shows.
    expect(await silenced('G-SECOND')).toBe(true);
    const before = await queue(page);
    await pickLanguage(page, 'de');
    await expect(page).toHaveURL(pathFor('home', 'de'));
    await page.locator('footer a[href^="tel:"]').click();
    expect(await queue(page)).toEqual(before);
    expect(requests).toHaveLength(1);
  });

  test('is not for ever: accepting again grants the consents and reports the page', async ({ page }) => {
    await openAndAccept(page);
    for (const button of [rejectButton, acceptButton]) {
      await preferencesButton(page).click();
      await answerBanner(page, button);
    }
    expect((await queue(page)).slice(-3)).toEqual([
      ['consent', 'update', signals('granted')],
      ['set', expect.objectContaining({ page_location: page.url() })],
      ['event', 'page_view'],
    ]);
    expect(await page.evaluate((key) => Reflect.get(window, key), `ga-disable-${owner.analyticsId}`)).toBe(
      false,
    );
  });
});
