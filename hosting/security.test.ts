import { describe, expect, test } from 'vitest';
import { settings } from '../app/site/settings.ts';
import otherOwner from '../tests/support/other-owner.config.ts';
import { SECURITY_HEADERS, transportSecurity } from './security.ts';

describe('HTTPS only', () => {
  test('holds for the host name alone unless the owner speaks for the whole domain', () => {
    expect(transportSecurity(false)).toBe('max-age=63072000');
    expect(SECURITY_HEADERS['Strict-Transport-Security']).toBe(
      transportSecurity(settings.httpsForWholeDomain),
    );
  });

  test('holds for every subdomain, and in the browsers’ lists, for an owner who says so', () => {
    expect(transportSecurity(otherOwner.httpsForWholeDomain)).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });
});
