import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { BUDGET, picturesOf, scriptsOf, weigh } from '#pipeline/compress/budgets.ts';
import { allDocuments, documentAt, fileOf, html, ROOT, textOf } from '../support/built-site.ts';

describe.each(allDocuments())('%s', (file) => {
  const { document, javascript, files, pictures } = weigh(file);

  test('needs at most 130 KB of JavaScript (brotli) on its first load', () => {
    expect(files).toBeGreaterThan(0);
    expect(javascript).toBeLessThanOrEqual(BUDGET.javascript);
  });

  test('names all that those scripts import', () => {
    const named = new Set(scriptsOf(textOf(file)));
    for (const script of named) {
      const imports = [
        ...readFileSync(path.join(ROOT, script), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g),
      ];
      for (const [, name] of imports)
        expect(named.has(`/assets/${name}`), `${script} imports ${name}`).toBe(true);
    }
  });

  test('weighs at most 30 KB (brotli) with the styles it uses', () => {
    expect(document).toBeLessThanOrEqual(BUDGET.document);
  });

  test('asks at once for at most 120 KB of pictures', () => {
    expect(pictures).toBeLessThanOrEqual(BUDGET.pictures);
  });

  test('asks for no script before it is painted, and for a style sheet only for print', () => {
    const { length } = documentAt(file).querySelectorAll(
      'script[src], script[type=module], link[rel=stylesheet]:not([media^=print]), link[rel=modulepreload]',
    );
    expect(length).toBe(0);
  });
});

test('the one font of all languages weighs at most 40 KB', () => {
  const fonts = globSync('assets/*.woff2', { cwd: ROOT });
  expect(fonts).toHaveLength(1);
  expect(fileOf(`/${fonts[0]}`).length).toBeLessThanOrEqual(BUDGET.fonts);
});

test('the framework is compiled while it arrives, not when it is called', () => {
  const [framework = ''] = globSync('assets/framework-*.js', { cwd: ROOT });
  expect(textOf(framework)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('some pages show a picture at once, and it is counted', () => {
  const counted = siteAddresses().filter((address) => picturesOf(html(address)).phone.length > 0);
  expect(counted.length).toBeGreaterThan(siteAddresses().length / 2);
});
