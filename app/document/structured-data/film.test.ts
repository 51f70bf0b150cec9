import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteSettings } from '#app/content/schema/settings.ts';

const owner = vi.hoisted(() => ({ video: null as SiteSettings['video'] }));

vi.mock('#config', async (original) => {
  const { default: settings } = await original<{ default: SiteSettings }>();
  return { default: Object.defineProperty({ ...settings }, 'video', { get: () => owner.video }) };
});
const { film } = await import('./film.ts');

beforeEach(() => {
  owner.video = null;
});

test.each([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871'],
] as const)(
  'the owner’s video on %s is described with its player, day and length',
  (provider, id, embedUrl) => {
    owner.video = { provider, id, published: '2026-05-31', seconds: 95 };
    expect(film('de')).toMatchObject({
      embedUrl,
      uploadDate: '2026-05-31T12:00:00Z',
      duration: 'PT95S',
    });
  },
);

test('a video whose day is not known is not described: search engines would refuse it', () => {
  owner.video = { provider: 'vimeo', id: '76979871' };
  expect(film('es')).toBeUndefined();
});
