import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteSettings } from '#app/content/schema/settings.ts';
import otherOwner from '../tests/support/other-owner.config.ts';

const owner = vi.hoisted(() => ({
  video: null as SiteSettings['video'],
  analyticsId: null as SiteSettings['analyticsId'],
}));

vi.mock('#config', async (original) => {
  const { default: settings } = await original<{ default: SiteSettings }>();
  return {
    default: Object.defineProperties(
      { ...settings },
      { video: { get: () => owner.video }, analyticsId: { get: () => owner.analyticsId } },
    ),
  };
});
const { documentPolicy, SECURITY_HEADERS, transportSecurity } = await import('./headers.ts');

/** Hosts outside the site that the documents' policy allows, by directive. */
function outside(): Record<string, string[]> {
  const directives = documentPolicy('<title>x</title>')
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...values]) => [name, values.filter((value) => value.startsWith('https:'))] as const);
  return Object.fromEntries(directives.filter(([, hosts]) => hosts.length > 0));
}

beforeEach(() => {
  owner.video = null;
  owner.analyticsId = null;
});

test('a site without video and analytics id lets no host in from outside, and embeds nothing', () => {
  expect(outside()).toEqual({});
  expect(documentPolicy('')).toContain("frame-src 'none'");
});

test.each([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com'],
  ['vimeo', '76979871', 'https://player.vimeo.com'],
] as const)(
  'with a video on %s every document may embed its player, and nothing else',
  (provider, id, host) => {
    owner.video = { provider, id };
    expect(outside()).toEqual({ 'frame-src': [host] });
  },
);

test('with an analytics id the hosts of the tag are let in, and none may be embedded', () => {
  owner.analyticsId = 'G-ABCDEF';
  expect(Object.keys(outside()).sort()).toEqual(['connect-src', 'img-src', 'script-src']);
});

test('HTTPS only holds for the host name alone unless the owner speaks for the whole domain', async () => {
  expect(transportSecurity(false)).toBe('max-age=63072000');
  expect(SECURITY_HEADERS['Strict-Transport-Security']).toBe(
    transportSecurity((await import('#config')).default.httpsForWholeDomain),
  );
});

test('HTTPS only holds for every subdomain, and in the browsers’ lists, for an owner who says so', () => {
  expect(transportSecurity(otherOwner.httpsForWholeDomain)).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});
