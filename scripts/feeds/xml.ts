const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 lets no document contain, not even escaped (section 2.2, "Characters"). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text as XML and HTML write it, in elements and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A piece of XML that is ready, as `element` returns it. */
export type Xml = { xml: string };

/**
 * An XML element. Strings are escaped, elements stand as they are, and what is undefined is left out.
 * @param name with its namespace prefix, if it has one
 */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  ...children: (string | Xml | undefined)[]
): Xml {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const opening = [name, ...given.map(([key, value]) => `${key}="${escapeXml(value ?? '')}"`)].join(' ');
  const inner = children
    .filter((child) => child !== undefined)
    .map((child) => (typeof child === 'string' ? escapeXml(child) : `\n${child.xml}`))
    .join('');
  return { xml: inner ? `<${opening}>${inner}</${name}>` : `<${opening}/>` };
}

/** A whole XML document. */
export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}
