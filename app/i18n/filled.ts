/**
 * A text of content/ with values that only the page knows. Its schema names them, so that content without a value for
 * one does not build.
 * @param values by the names of their placeholders
 */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => String(values[name] ?? written));
}
