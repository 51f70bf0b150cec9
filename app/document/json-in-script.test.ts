import { expect, test } from 'vitest';
import { jsonInScript } from './json-in-script.ts';

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the start of a comment', '<!-- <script>'],
  ['line separators of Unicode', 'one\u2028two\u2029three'],
  ['ampersands, quotes and accents', '"A" & «B», año'],
])('%s stays a text', (_, name) => {
  const json = jsonInScript({ name });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name });
});
