import { describe, expect, test } from 'vitest';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { documentOf, OTHER_ROOT, ROOT } from '../support/built-site.ts';
import otherOwner from '../support/other-owner.config.ts';

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
