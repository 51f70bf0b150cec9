import { expect, test } from 'vitest';
import { absoluteUrl } from '../../app/site/paths.ts';
import { siteAddresses } from '../../content/addresses.ts';
import { documentOf, fileOf } from '../support/built-site.ts';

const xml = fileOf('/sitemap.xml').toString('utf8');
const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
  ([, loc = '', links = '']) => ({
    loc,
    links: [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      .map(([, code, href]) => `${code} ${href}`)
      .sort(),
  }),
);

test('the sitemap lists exactly the addresses of the page table', () => {
  expect(entries.map(({ loc }) => loc).sort()).toEqual(siteAddresses().map(absoluteUrl).sort());
});

test('the sitemap names the same other languages as each document does', () => {
  for (const address of siteAddresses()) {
    const inDocument = [...documentOf(address).querySelectorAll('link[rel=alternate][hreflang]')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    );
    expect(entries.find(({ loc }) => loc === absoluteUrl(address))?.links).toEqual(inDocument.sort());
  }
});

test('crawlers are told where the sitemap is', () => {
  expect(fileOf('/robots.txt').toString('utf8')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
});
