/** An attribute for a document, in the quotes that leave JSON readable and short. */
export function attribute(name: string, value: string): string {
  const text = value
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `${name}='${text}'`;
}
