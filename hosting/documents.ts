/**
 * Where the document of an address is. `tecnologia.html`, not `tecnologia/index.html`: Netlify and Cloudflare Pages would
 * add a slash to the address of the latter.
 * @param address path of a page, e.g. `/tecnologia`
 * @returns path of the file below the site's root, e.g. `/tecnologia.html`
 */
export function documentFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}
