import { expect, test } from 'vitest';
import { plainProperties } from './custom-properties.ts';

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`;

test('a registered property that nothing sets is written out', () => {
  expect(
    plainProperties(`.a{border-style:var(--style);border-width:1px}${registered('--style', 'solid')}`),
  ).toBe('.a{border-style:solid;border-width:1px}');
});

test('one that is only set to its initial value is written out', () => {
  expect(
    plainProperties(`.a:after{--content:"";content:var(--content)}${registered('--content', '""')}`),
  ).toBe('.a:after{content:""}');
});

test('one that is set to something else stays, with its registration', () => {
  const css = `.a{--x:1px;translate:var(--x) 0}.b{translate:var(--x) 0}${registered('--x', '0')}`;
  expect(plainProperties(css)).toBe(css.replaceAll('--x', '--0'));
});

test('where it has no initial value, the fallback counts, however deep', () => {
  const css = `:root{--own:1.5}.a{line-height:var(--leading,var(--ease,var(--own)))}${registered('--leading')}${registered('--ease')}`;
  expect(plainProperties(css)).toBe(':root{--0:1.5}.a{line-height:var(--0)}');
});

test('an empty fallback leaves nothing', () => {
  const css = `.a{--spacing:tabular-nums;font-variant-numeric:var(--ordinal,) var(--spacing,) var(--zero,)}${registered('--ordinal')}${registered('--spacing')}${registered('--zero')}`;
  expect(plainProperties(css)).toBe(
    `.a{--0:tabular-nums;font-variant-numeric:var(--0,) }${registered('--0')}`,
  );
});

test('without initial value and fallback it stays as it is: what it stands in is invalid', () => {
  const css = `.a{color:var(--none)}${registered('--none')}`;
  expect(plainProperties(css)).toBe(css.replaceAll('--none', '--0'));
});

test('one that is inherited stays', () => {
  const css = '.a{color:var(--c)}@property --c{syntax:"*";inherits:true;initial-value:red}';
  expect(plainProperties(css)).toBe(css.replaceAll('--c', '--0'));
});

test('what no rule reads goes, with what only it reads, and with the rules that are left empty', () => {
  const css =
    '@layer theme{:root{--a:var(--b);--b:red}}@layer properties{@supports (x:y){*{--c:0}}}.x{color:red}@property --c{syntax:"*";inherits:false;initial-value:0}';
  expect(plainProperties(css)).toBe('.x{color:red}');
});

test('the setting for browsers that know no registration is none, and takes the place of the registration', () => {
  const css = `@layer properties{@supports (x:y){:root{--r:64%}*,:before{--c:initial;--d:0}}}.x{top:var(--c,1px);--d:1;left:var(--d);right:var(--r)}${registered('--c')}${registered('--d', '0')}@property --r{syntax:"<percentage>";inherits:true;initial-value:64%}`;
  expect(plainProperties(css)).toBe(
    '@layer properties{:root{--1:64%}*,:before{--0:0}}.x{top:1px;--0:1;left:var(--0);right:var(--1)}',
  );
});

test('what the root always sets needs no fallback, and is written out where that is shorter', () => {
  const css =
    '@layer theme{:root{--font-long:"A long name", serif;--gap:.25rem}}.a{font-family:var(--font-long,Arial);font:1rem var(--font-long);gap:calc(var(--gap) * 6);margin:calc(var(--gap) * -.5)}';
  expect(plainProperties(css)).toBe(
    '@layer theme{:root{--0:"A long name", serif}}.a{font-family:var(--0);font:1rem var(--0);gap:1.5rem;margin:-.125rem}',
  );
});

test('what the root sets and a band sets anew stays a property, under a short name', () => {
  const css = '@layer theme{:root{--ink:red}}.night{--ink:blue}.a{color:var(--ink)}';
  expect(plainProperties(css)).toBe('@layer theme{:root{--0:red}}.night{--0:blue}.a{color:var(--0)}');
});

test('names of classes are left alone', () => {
  const css = '@layer theme{:root{--ink:red}}.night{--ink:blue}.text-\\[var\\(--ink\\)\\]{color:var(--ink)}';
  expect(plainProperties(css)).toContain('.text-\\[var\\(--ink\\)\\]{color:var(--0)}');
});
