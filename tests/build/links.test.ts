import { describe, expect, test } from 'vitest';
import { siteAddresses } from '../../content/addresses.ts';
import { documentOf, leadsSomewhere } from '../support/built-site.ts';

describe.each(siteAddresses())('the links of %s', (address) => {
  const document = documentOf(address);
  const links = [...document.querySelectorAll('a[href]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    rel: link.getAttribute('rel') ?? '',
    target: link.getAttribute('target'),
  }));

  test('inside the site lead to something that exists, in one form of address', () => {
    const inside = links.map(({ href }) => href).filter((href) => href.startsWith('/'));
    const broken = inside.filter((href) => {
      const [pathname = ''] = href.split(/[?#]/);
      return !leadsSomewhere(pathname) || (pathname !== '/' && pathname.endsWith('/'));
    });
    expect(broken).toEqual([]);
  });

  test('to a place on a page find that place', () => {
    const missing = links.filter(({ href }) => {
      const [pathname, anchor] = href.split('#');
      if (!anchor || /^[a-z]+:/.test(href)) return false;
      const target = pathname ? documentOf(pathname) : document;
      return target.getElementById(anchor) === null;
    });
    expect(missing).toEqual([]);
  });

  test('to other sites are secure and keep their opener to themselves', () => {
    const outside = links.filter(({ href }) => /^https?:/.test(href));
    expect(
      outside.filter(({ href, rel }) => !href.startsWith('https:') || !rel.includes('noopener')),
    ).toEqual([]);
  });

  test('use no scheme but https, mail and telephone', () => {
    const schemes = links
      .map(({ href }) => /^([a-z]+):/i.exec(href)?.[1])
      .filter((scheme) => scheme !== undefined);
    expect(schemes.filter((scheme) => !['https', 'mailto', 'tel'].includes(scheme))).toEqual([]);
  });
});
