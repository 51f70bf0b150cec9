import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { notFoundAddresses } from '#app/content/addresses.ts';
import { settings } from '#app/site/settings.ts';
import {
  allDocuments,
  documentAt,
  documentOf,
  leadsSomewhere,
  ROOT,
  textFiles,
  textOf,
  unescaped,
} from '../support/built-site.ts';

/** Whether a path of the site, with or without an anchor, leads to a document or file that has that anchor. */
function isThere(href: string): boolean {
  const [address = '', anchor] = href.split('#');
  const [pathname = ''] = address.split('?');
  if (!leadsSomewhere(pathname) || (pathname !== '/' && pathname.endsWith('/'))) return false;
  return !anchor || documentOf(pathname).getElementById(decodeURIComponent(anchor)) !== null;
}

describe.each(allDocuments())('the links of %s', (file) => {
  const document = documentAt(file);
  const links = [...document.querySelectorAll('a[href]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    rel: (link.getAttribute('rel') ?? '').split(' '),
  }));

  test('inside the site lead to something that exists, in one form of address', () => {
    const inside = links.map(({ href }) => href).filter((href) => href.startsWith('/'));
    // A not-found page links to those of the other languages.
    const others = file.endsWith('404.html') ? notFoundAddresses() : [];
    expect(inside.filter((href) => !isThere(href) && !others.includes(href))).toEqual([]);
  });

  test('to a place on the same page find that place', () => {
    const anchors = links.map(({ href }) => href).filter((href) => href.startsWith('#'));
    expect(anchors.filter((anchor) => !document.getElementById(anchor.slice(1)))).toEqual([]);
  });

  test('to other sites are secure, keep their opener to themselves and are not disowned', () => {
    // A link without an address is one to the page itself.
    const outside = links.filter(({ href }) => !/^(?:$|[/#]|mailto:|tel:)/.test(href));
    const wrong = outside.filter(
      ({ href, rel }) =>
        !href.startsWith('https:') ||
        !rel.includes('noopener') ||
        // Sources are named because they are trusted; nobody has paid for a link.
        ['nofollow', 'ugc', 'sponsored'].some((word) => rel.includes(word)),
    );
    expect(wrong).toEqual([]);
  });

  test('and what it loads are files of the site that exist', () => {
    const loaded = [
      ...document.querySelectorAll('[src], [srcset], [imagesrcset], [poster], link[href]:not([rel=expect])'),
    ].flatMap((element) => [
      ...['src', 'poster', 'href'].map((name) => element.getAttribute(name)),
      ...['srcset', 'imagesrcset'].flatMap((name) =>
        (element.getAttribute(name) ?? '').split(/,\s+/).map((candidate) => candidate.split(' ')[0]),
      ),
    ]);
    const files = loaded.filter((address) => address && !/^(?:data:|https:)/.test(address)) as string[];
    expect(files.filter((address) => !isThere(address))).toEqual([]);
  });
});

test('no file names an address of the site that is not there', () => {
  const lost = textFiles().flatMap((file) => lostIn(file).map((address) => `${file}: ${address}`));
  expect(lost).toEqual([]);
});

/** Addresses of the site in a file that lead nowhere. */
function lostIn(file: string): string[] {
  // An `@id` of structured data looks like an address but is only a name.
  const text = unescaped(textOf(file)).replace(/"@id":"[^"]*"/g, '');
  const addresses = text
    .split(settings.siteUrl)
    .slice(1)
    .map((rest) => /^[^\s"'`<>()[\]{}\\|,;]*/.exec(rest)?.[0].replace(/[.:!?]+$/, '') ?? '')
    .filter((address) => address !== '');
  return [...new Set(addresses)].filter((address) => !isThere(address));
}

test('scripts name no file of the site that is not there', () => {
  const named = textFiles()
    .filter((file) => file.endsWith('.js'))
    .flatMap(
      (file) => textOf(file).match(/(?<=["'`(])\/(?:assets|pictures)\/[\w./-]+(?=["'`)](?!:))/g) ?? [],
    );
  expect(named.length).toBeGreaterThan(0);
  // Logos in the settings are source paths, looked up in the table of built files.
  const logos = new Set([settings.partner?.logo, settings.sponsorship?.logo]);
  const unknown = named.filter((address) => !logos.has(address) && !existsSync(path.join(ROOT, address)));
  expect([...new Set(unknown)]).toEqual([]);
});
