import type { Graph } from 'schema-dts';

/** `<` could end the script, and two line separators of Unicode end a line in old parsers of JavaScript. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

const END = '</body></html>';

/**
 * Puts a graph at the end of a document: after all that is painted, and after all that React takes over.
 * @throws if the document does not end as React writes it
 * @see https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function withStructuredData(html: string, graph: Graph, address: string): string {
  if (!html.endsWith(END)) throw new Error(`${address}: the document does not end with ${END}`);
  const script = `<script type="application/ld+json">${escaped(JSON.stringify(graph))}</script>`;
  return html.slice(0, -END.length) + script + END;
}
