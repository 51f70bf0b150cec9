/**
 * Data as the text of a script that runs nowhere: `<` could end it, and two line separators of Unicode end a line in old
 * parsers of JavaScript.
 * @see https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function jsonInScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
