type TrustedTypes = {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
};

/** What React writes when it has to draw the document anew: new script elements, and scripts and styles left empty. */
const trusted = new Set(['', ' ', '<script></script>']);

/**
 * Marks finished HTML of our own content, sanitised when it was built (`content/markdown.ts`), as what the page may
 * write into itself.
 * @returns the same HTML
 */
export function trustHtml(html: string): string {
  trusted.add(html);
  return html;
}

/**
 * Lets nothing but HTML marked by `trustHtml` through `require-trusted-types-for 'script'` (`hosting/security.ts`);
 * any other string that reaches `innerHTML` is refused by the browser. Browsers without Trusted Types change nothing.
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function refuseUntrustedHtml(): void {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (trusted.has(html) ? html : null),
  });
}
