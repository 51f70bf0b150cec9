/**
 * A CSV table for spreadsheets: semicolons between fields, as European ones expect; texts in quotation marks; a byte
 * order mark, without which some assume another encoding.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) =>
    // Against CSV injection: no text may run as a formula.
    typeof value === 'number' ? String(value) : `"${value.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;
}
