import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { withStructuredData } from './insert.ts';

const DOCUMENT = '<html><body><p>Text</p></body></html>';
const graph = (name: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'Thing', name }],
});

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the start of a comment', '<!-- <script>'],
  ['line separators of Unicode', 'one\u2028two\u2029three'],
  ['ampersands, quotes and accents', '"A" & «B», año'],
])('%s stays a text', (_, name) => {
  const html = withStructuredData(DOCUMENT, graph(name), '/');
  const json = html.split('<script type="application/ld+json">')[1]?.split('</script>')[0] ?? '';
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(graph(name));
});

test('the graph stands last in the document', () => {
  expect(withStructuredData(DOCUMENT, graph('x'), '/')).toMatch(
    /<\/p><script type[^<]*<\/script><\/body><\/html>$/,
  );
});

test('a document that ends otherwise is refused, by its address', () => {
  expect(() => withStructuredData('<p>', graph('x'), '/proyectos')).toThrow(/\/proyectos/);
});
