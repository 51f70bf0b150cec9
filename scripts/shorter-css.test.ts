import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shorten } from './shorter-css.ts';

function short(css: string): string {
  const sheet = postcss.parse(css);
  shorten(sheet);
  return sheet.toString();
}

const START = '*{border:0 solid}';

test('borders that are solid from the start are not made solid again', () => {
  expect(short(`${START}.a{border-top-style:solid;border-top-width:1px}`)).toBe(
    `${START}.a{border-top-width:1px}`,
  );
});

test('a rule that says nothing else goes', () => {
  expect(short(`${START}.a{border-style:solid}`)).toBe(START);
});

test.each(['border-style:dashed', 'border-left:0', 'border-block:1px dotted red', 'border:none'])(
  'they are where a rule may have made them something else: %s',
  (other) => {
    const css = `${START}.a{border-top-style:solid}.b{${other}}`;
    expect(short(css)).toBe(css);
  },
);

test('they are where nothing makes them solid from the start', () => {
  expect(short('.a{border-top-style:solid}')).toBe('.a{border-top-style:solid}');
});

test('colours and widths of borders stay', () => {
  const css = `${START}.a{border-top-color:red;border-left-width:0;border-radius:3px}`;
  expect(short(css)).toBe(css);
});

test('shadows that are not there are not drawn before another', () => {
  expect(short('.a{box-shadow:0 0 #0000, 0 0 #0000, 0 1px red}')).toBe('.a{box-shadow:0 1px red}');
  expect(short('.a{box-shadow:0 0 #0000}')).toBe('.a{box-shadow:0 0 #0000}');
});

test('a transition names only properties that a rule sets', () => {
  expect(short('.a{transition-property:color,--set,--not-set}.b{--set:1}')).toBe(
    '.a{transition-property:color,--set}.b{--set:1}',
  );
});

test('commas lose the space behind them, but not within quotes', () => {
  expect(short('.a{font-family:"A, B", serif;content:"1, 2"}')).toBe(
    '.a{font-family:"A, B",serif;content:"1, 2"}',
  );
});
