import { describe, expect, test } from 'vitest';
import { documentAt, documentOf, textOf } from '../support/built-site.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

/** Classes that a style sheet has rules for. */
function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));
}

const documents = PAGE_KINDS.map((address): [string, Document] => [
  address,
  address.endsWith('no-existe') ? documentAt('404.html') : documentOf(address),
]);

describe.each(documents)('the document of %s', (_, document) => {
  test('has in it every rule of the whole style sheet for the classes it uses', () => {
    const style = document.querySelector('style');
    const whole = classesOf(textOf(style?.getAttribute('data-whole-sheet') ?? ''));
    const own = classesOf(style?.textContent ?? '');
    const used = [...document.querySelectorAll('[class]')]
      .flatMap(({ classList }) => [...classList])
      // Rules for what stands on a band of the accent colour match nothing on a page without one.
      .filter((name) => !name.startsWith('on-oxide:') || document.querySelector('.band-oxide'));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => whole.has(name) && !own.has(name))).toEqual([]);
  });
});
