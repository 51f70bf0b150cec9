import { describe, expect, test } from 'vitest';
import { embedUrl } from './video-embed.tsx';

describe('embedUrl', () => {
  test('asks YouTube for its cookieless player, silent, for ever and without controls', () => {
    expect(embedUrl({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&loop=1&playlist=dQw4w9WgXcQ&controls=0&playsinline=1&rel=0&enablejsapi=1',
    );
  });

  test('asks Vimeo for a background player that does not track', () => {
    expect(embedUrl({ provider: 'vimeo', id: '76979871' })).toBe(
      'https://player.vimeo.com/video/76979871?background=1&dnt=1&muted=1&loop=1',
    );
  });
});
