import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteAddresses } from '../../content/addresses.ts';
import { BUDGET, scriptsOf, weigh } from '../../scripts/budgets.ts';
import { documentOf, fileOf, html, ROOT } from '../support/built-site.ts';

describe.each(siteAddresses())('%s', (address) => {
  const { document, javascript, files } = weigh(path.join(address, 'index.html'));

  test('needs at most 125 KB of JavaScript (brotli) on its first load', () => {
    expect(files).toBeGreaterThan(0);
    expect(javascript).toBeLessThanOrEqual(BUDGET.javascript);
  });

  test('names in its start script all that those scripts import', () => {
    const named = new Set(scriptsOf(html(address)));
    for (const file of named) {
      const imports = [
        ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g),
      ];
      for (const [, name] of imports)
        expect(named.has(`/assets/${name}`), `${file} imports ${name}`).toBe(true);
    }
  });

  test('weighs at most 30 KB (brotli) with its style sheet inlined', () => {
    expect(document).toBeLessThanOrEqual(BUDGET.document);
  });

  test('asks for no script and no style sheet before it is painted', () => {
    const { length } = documentOf(address).querySelectorAll(
      'script[src], script[type=module], link[rel=stylesheet], link[rel=modulepreload]',
    );
    expect(length).toBe(0);
  });
});

test('the one font of all languages weighs at most 40 KB', () => {
  const fonts = globSync('assets/*.woff2', { cwd: ROOT });
  expect(fonts).toHaveLength(1);
  expect(fileOf(`/${fonts[0]}`).length).toBeLessThanOrEqual(BUDGET.fonts);
});
