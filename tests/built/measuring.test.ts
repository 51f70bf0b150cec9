import { describe, expect, test } from 'vitest';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { documentOf, OTHER_ROOT, ROOT, textFiles, textOf } from '../support/built-site.ts';
import otherOwner from '../support/other-owner.config.ts';

/** Strings that only code for measuring has: the vendor's host and names, and the site's event names. */
const WORDS = [
  'googletagmanager.com',
  'send_page_view',
  'page_view',
  'dataLayer',
  'ga-disable',
  'generate_lead',
  'select_language',
  'view_project',
  'video_play',
];

function wordsIn(root: string): string[] {
  const texts = textFiles(root).map((file) => textOf(file, root));
  return WORDS.filter((word) => texts.some((text) => text.includes(word)));
}

test('a site whose owner has set no analytics id ships nothing of measuring', () => {
  expect(wordsIn(ROOT)).toEqual(settings.analyticsId === null ? [] : WORDS);
});

test('a site whose owner has set one ships all of it', () => {
  expect(wordsIn(OTHER_ROOT)).toEqual(WORDS);
});

describe.each([
  { of: 'the site', root: ROOT, owner: settings },
  { of: 'the site of another owner', root: OTHER_ROOT, owner: otherOwner },
])('the privacy policy of $of', ({ root, owner: { analyticsId, languages, video } }) => {
  test.each(languages)('speaks in %s of the services that the site uses, and of no other', (language) => {
    const policy =
      documentOf(pathFor('privacy-policy', language), root).querySelector('main')?.textContent ?? '';
    const services = ['_ga', 'Google', 'youtube-nocookie.com', 'Vimeo'].filter((name) =>
      policy.includes(name),
    );
    expect(services).toEqual([
      ...(analyticsId ? ['_ga'] : []),
      ...(analyticsId || video?.provider === 'youtube' ? ['Google'] : []),
      ...(video?.provider === 'youtube' ? ['youtube-nocookie.com'] : []),
      ...(video?.provider === 'vimeo' ? ['Vimeo'] : []),
    ]);
  });
});
