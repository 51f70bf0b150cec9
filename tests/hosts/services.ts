/** How Netlify and Cloudflare Pages answer by their documentation: tests request every address without the services. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { headersFor, readHeadersFile } from './headers-file.ts';
import { type RedirectRule, readRedirectsFile } from './redirects-file.ts';

export type ServiceAnswer = {
  status: number;
  location?: string;
  file?: string;
  headers: Record<string, string>;
};

type Serve = (address: string) => ServiceAnswer;

const bare = (address: string) => address.replace(/(.)\/$/, '$1');

function reader(folder: string) {
  const isFile = (file: string) =>
    existsSync(path.join(folder, file)) && statSync(path.join(folder, file)).isFile();
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const headers = readHeadersFile(read('_headers'));
  return { isFile, read, headersOf: (address: string) => headersFor(headers, address) };
}

/** The file that both serve at an address in its canonical form. */
function fileAt(address: string, isFile: (file: string) => boolean): string | undefined {
  if (address === '/') return '/index.html';
  return [address, `${address}.html`].find((file) => !file.endsWith('/') && isFile(file));
}

/**
 * Netlify: files win over rules, rules match with and without slash, pretty URLs take the slash away.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function netlify(folder: string): Serve {
  const { isFile, read, headersOf } = reader(folder);
  const rules = readRedirectsFile(read('_redirects'), [301, 302, 200, 404]);
  const ruleFor = (address: string): RedirectRule | undefined =>
    rules.find(({ from }) =>
      from.endsWith('*') ? `${bare(address)}/`.startsWith(from.slice(0, -1)) : bare(address) === bare(from),
    );
  return (address) => {
    const headers = headersOf(address);
    const file = fileAt(address, isFile);
    if (file) return { status: 200, file, headers };
    if (fileAt(bare(address), isFile)) return { status: 301, location: bare(address), headers: {} };
    const rule = ruleFor(address);
    if (!rule) return { status: 404, headers };
    return rule.status === 404
      ? { status: 404, file: rule.to, headers }
      : { status: rule.status, location: rule.to, headers: {} };
  };
}

/**
 * Cloudflare Pages: rules win over files and match to the letter; the nearest `404.html` above answers for the rest.
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export function cloudflare(folder: string): Serve {
  const { isFile, read, headersOf } = reader(folder);
  const rules = new Map(
    readRedirectsFile(read('_redirects'), [301, 302, 303, 307, 308]).map((rule) => [rule.from, rule]),
  );
  return (address) => {
    const rule = rules.get(address);
    if (rule) return { status: rule.status, location: rule.to, headers: {} };
    const headers = headersOf(address);
    const file = fileAt(address, isFile);
    if (file) return { status: 200, file, headers };
    if (fileAt(bare(address), isFile)) return { status: 308, location: bare(address), headers: {} };
    for (let above = path.posix.dirname(address); ; above = path.posix.dirname(above)) {
      const document = path.posix.join(above, '404.html');
      if (isFile(document)) return { status: 404, file: document, headers };
      if (above === '/') return { status: 404, headers };
    }
  };
}
