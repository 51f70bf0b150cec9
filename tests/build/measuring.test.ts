import { expect, test } from 'vitest';
import { settings } from '../../app/site/settings.ts';
import { documentPolicy } from '../../hosting/security.ts';
import { OTHER_ROOT, ROOT, textFiles, textOf } from '../support/built-site.ts';

/** What gives measuring away in a file: the vendor's hosts, its names, and ours for what is measured. */
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

test('the policy of what a page may ask for names hosts outside only if the settings need them', () => {
  const policy = documentPolicy(textOf('index.html'));
  const outside = policy.match(/https:\/\/[^\s;]+/g) ?? [];
  const needed = settings.analyticsId !== null || settings.video !== null;
  expect(outside.length > 0, outside.join(' ')).toBe(needed);
});
