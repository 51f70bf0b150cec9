import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { calculatorScripts, overBudget, scriptsOf } from '#pipeline/compress/budgets.ts';
import { allDocuments, documentAt, html, ROOT, textOf } from '../support/built-site.ts';

// The build only warns of a page that is too heavy, so that no text of an owner stops it.
test('no page weighs more than it may', () => {
  expect(overBudget()).toEqual([]);
});

describe.each(allDocuments())('%s', (file) => {
  test('names the scripts of its first load, and all that those import', () => {
    const named = new Set(scriptsOf(textOf(file)));
    expect(named.size).toBeGreaterThan(0);
    for (const script of named) {
      const imports = [
        ...readFileSync(path.join(ROOT, script), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g),
      ];
      for (const [, name] of imports)
        expect(named.has(`/assets/${name}`), `${script} imports ${name}`).toBe(true);
    }
  });

  test('asks for no script before it is painted, and for a style sheet only for print', () => {
    const { length } = documentAt(file).querySelectorAll(
      'script[src], script[type=module], link[rel=stylesheet]:not([media^=print]), link[rel=modulepreload]',
    );
    expect(length).toBe(0);
  });
});

test('the calculator has scripts that no other page names, and each of its languages names them', () => {
  const own = calculatorScripts();
  expect(own.length).toBeGreaterThan(0);
  for (const language of PUBLISHED_LANGUAGES)
    expect(scriptsOf(html(pathFor('planner', language)))).toEqual(expect.arrayContaining(own));
  expect(scriptsOf(html(pathFor('quote', 'es'))).filter((script) => own.includes(script))).toEqual([]);
});
