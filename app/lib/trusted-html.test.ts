import { afterEach, expect, test, vi } from 'vitest';
import { refuseUntrustedHtml, trustHtml } from './trusted-html.ts';

afterEach(() => void vi.unstubAllGlobals());

test('only HTML that was marked is let through, and what react-dom writes to draw a document anew', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  refuseUntrustedHtml();
  const [name, { createHTML }] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(trustHtml('<p>Muro</p>')).toBe('<p>Muro</p>');
  expect(['<p>Muro</p>', '', '<script></script>'].map(createHTML)).toEqual([
    '<p>Muro</p>',
    '',
    '<script></script>',
  ]);
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test('a browser without Trusted Types goes on', () => {
  expect(refuseUntrustedHtml).not.toThrow();
});
