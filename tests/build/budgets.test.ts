import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteAddresses } from '../../content/addresses.ts';
import { brotliSize, documentOf, fileOf, html, ROOT } from '../support/built-site.ts';

const KB = 1024;
const BUDGET = { javascript: 125 * KB, document: 30 * KB, fonts: 60 * KB };

/** Scripts a document asks for on its first load: all that its start script names. */
function scriptsOf(address: string): string[] {
  return [...new Set([...html(address).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))];
}

describe.each(siteAddresses())('%s', (address) => {
  test('needs at most 125 KB of JavaScript (brotli) on its first load', () => {
    const bytes = scriptsOf(address).reduce((sum, file) => sum + brotliSize(fileOf(file)), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET.javascript);
  });

  test('weighs at most 30 KB (brotli) with its style sheet inlined', () => {
    expect(brotliSize(html(address))).toBeLessThanOrEqual(BUDGET.document);
  });

  test('asks for no script and no style sheet before it is painted', () => {
    const document = documentOf(address);
    expect(
      document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]').length,
    ).toBe(0);
    expect(document.querySelectorAll('script[type=module]').length).toBe(0);
  });
});

test('the fonts that Spanish pages load weigh at most 60 KB', () => {
  const [latin] = globSync('assets/instrument-sans-latin-wdth-*.woff2', { cwd: ROOT });
  expect(latin).toBeDefined();
  expect(fileOf(`/${latin}`).length).toBeLessThanOrEqual(BUDGET.fonts);
});
