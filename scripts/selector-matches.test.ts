import { describe, expect, test } from 'vitest';
import { mayMatch, namesIn } from './selector-matches.ts';

const names = namesIn([
  '<html lang="es"><main id="content"><a class="group/link md:block w-[calc(1px+2%)]" aria-current="page" href="/x">A</a></main></html>',
  `<details class="group"><summary data-state='{"a":1}' aria-expanded="false">B</summary></details>`,
]);

describe('a rule stays for', () => {
  test.each([
    ['an element, a class and an id of any of the documents', 'html main#content .group'],
    ['a class whose name needs escapes', '.w-\\[calc\\(1px\\+2\\%\\)\\]'],
    ['every state that the browser brings about', '.group:hover summary:focus-visible:not(.none)::before'],
    ['a place among siblings', 'main:nth-child(2n+1)'],
    ['a language', ':where(main):lang(de)'],
    ['what the browser opens by itself', '.group:is([open],:popover-open) *'],
    ['the classes that the first script sets', ':where(html.js.deferring) .group'],
    ['an attribute and its value as they are', 'a[aria-current=page][href]'],
    ['one of several', ':is(.none,.group) *'],
    ['what another holds', 'html:has(> main .group)'],
    ['everything', '*,::before'],
  ])('%s', (_, selector) => expect(mayMatch(selector, names)).toBe(true));
});

describe('a rule goes with', () => {
  test.each([
    ['an element that is not there', 'main table'],
    ['a class that is not there', '.group.none'],
    ['a class that is the beginning of another', '.grou'],
    ['an id that is not there', '#conten'],
    ['an attribute that only scripts set', '.group[data-lifted]'],
    ['a value that only scripts set', '.group[aria-expanded=true]'],
    ['one that stands between brackets', '.group:is(:where(.group)[aria-expanded=true] *)'],
    ['none of several', 'main:where(.none,.none *)'],
    ['what nothing holds', ':root:has(dialog:modal)'],
    ['a transition of views, which scripts start', '::view-transition-group(*)'],
    ['parts of fields where there are no fields', '::placeholder'],
    ['a state of fields where there are no fields', ':-moz-ui-invalid'],
    ['a ring of focus that another rule draws', ':-moz-focusring:where(:not(iframe))'],
    ['a shadow tree', ':host'],
  ])('%s', (_, selector) => expect(mayMatch(selector, names)).toBe(false));
});

test.each(['::placeholder', ':-moz-ui-invalid'])('%s stays where there is a field', (selector) => {
  expect(mayMatch(selector, namesIn(['<input placeholder="x">']))).toBe(true);
});

test('what stands in scripts and styles of a document is none of its names', () => {
  const { size } = namesIn(['<style>x</style><script>"<b class=\\"none\\">"</script>']);
  expect(size).toBe(namesIn([]).size);
});
