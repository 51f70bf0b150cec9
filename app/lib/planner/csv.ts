/**
 * A table for spreadsheets: fields apart by semicolons, which those of this part of the world expect, and in quotation
 * marks; a byte order mark, without which some take the text for another encoding.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) =>
    // A formula must not be run by whoever opens the file.
    typeof value === 'number' ? String(value) : `"${value.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;
}
