import { describe, expect, test } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';
import { documentPolicy } from '#hosting/headers.ts';
import { documentOf, html, textFiles, textOf } from '../support/built-site.ts';
import { stringsIn } from '../support/leaks.ts';
import { COMPANY_IN_SHORT, RULES } from '../support/search-engine-rules.ts';
import {
  describedIds,
  graphOn,
  isReference,
  nodesIn,
  scriptsIn,
  thingOn,
} from '../support/structured-data.ts';

const pages = await sitePages();
const ids = describedIds();

/** The schema.org type of each page that is not a mere `WebPage`. */
const PAGE_TYPES: Record<string, string> = {
  about: 'AboutPage',
  quote: 'ContactPage',
  projects: 'CollectionPage',
  blog: 'CollectionPage',
  answers: 'FAQPage',
};
const PRESENTS_COMPANY = ['home', 'about', 'quote', 'legal-notice'];

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

describe.each(pages)('the structured data of $address', ({ address, page = 'article', updated }) => {
  const graph = graphOn(address);
  const nodes = nodesIn(graph);
  const document = documentOf(address);
  const webPage = thingOn(address, PAGE_TYPES[page] ?? 'WebPage');

  test('are one graph of schema.org that cannot break out of its script', () => {
    const scripts = scriptsIn(html(address));
    expect(scripts.length).toBe(1);
    expect(JSON.parse(scripts[0] ?? '')['@context']).toBe('https://schema.org');
    expect(scripts[0]).not.toMatch(/[<\u2028\u2029]/);
  });

  test('give each thing what search engines require and recommend', () => {
    const lacking = nodes
      .filter((node) => node['@type'])
      .flatMap((node) => {
        const type = node['@type'] ?? '';
        const inShort = type === 'GeneralContractor' && !PRESENTS_COMPANY.includes(page);
        const rule = inShort ? COMPANY_IN_SHORT : RULES[type];
        if (!rule) return [`${type}: no rule; add it to tests/support/search-engine-rules.ts`];
        return rule.given.filter((name) => isEmpty(node[name])).map((name) => `${type} lacks ${name}`);
      });
    expect(lacking).toEqual([]);
  });

  test('say nothing that is withheld for a reason', () => {
    const said = nodes.flatMap((node) =>
      Object.keys(RULES[node['@type'] ?? '']?.withheld ?? {}).filter((name) => name in node),
    );
    expect(said).toEqual([]);
  });

  test('point only to things that a page of the site describes', () => {
    const lost = nodes.filter(isReference).flatMap((node) => node['@id'] ?? []);
    expect(lost.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('name addresses of the site, whole and secure', () => {
    const texts = stringsIn(graph);
    const own = texts.filter((text) => text.startsWith(settings.siteUrl) && !ids.has(text));
    expect(own.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /^(http:|\/)/.test(text))).toEqual([]);
  });

  test('say of the page what its document says', () => {
    const content = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    expect(webPage).toMatchObject({
      url: content('link[rel=canonical]', 'href'),
      name: document.title.replace(` | ${settings.brand}`, ''),
      description: content('meta[name=description]', 'content'),
      inLanguage: document.documentElement.getAttribute('lang'),
      dateModified: updated,
    });
  });

  test('lead from the home page to this one in words that the page has for its links', () => {
    const crumbs = nodesIn(thingOn(address, 'BreadcrumbList')).filter(
      (node) => node['@type'] === 'ListItem',
    ) as unknown as { name: string; item: string; position: number }[];
    if (page === 'home') return expect(crumbs).toEqual([]);
    const links = [...document.querySelectorAll('a[href^="/"], h1')].map((link) => ({
      href: link.getAttribute('href') ?? address,
      text: link.textContent?.trim(),
    }));
    const unknown = crumbs.filter(
      ({ name, item }) => !links.some(({ href, text }) => href === new URL(item).pathname && text === name),
    );
    expect(unknown).toEqual([]);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs.length).toBe(page === 'article' ? 3 : 2);
    expect(crumbs.at(-1)?.item).toBe(webPage?.url);
  });
});

test('no page claims ratings or reviews, and none but that of the answers questions', () => {
  const claims = pages.flatMap(({ address, page }) =>
    nodesIn(graphOn(address)).filter((node) =>
      (page === 'answers' ? /Rating|Review/ : /Rating|Review|FAQPage|Question/).test(node['@type'] ?? ''),
    ),
  );
  expect(claims).toEqual([]);
});

test('no script that goes to browsers carries structured data', () => {
  const scripts = textFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const carrying = scripts.filter((file) =>
    /schema\.org|GeneralContractor|BreadcrumbList/.test(textOf(file)),
  );
  expect(carrying).toEqual([]);
});

test('structured data need no hash in the Content-Security-Policy', () => {
  const document = html('/');
  const without = document.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, '');
  expect(without).not.toBe(document);
  expect(documentPolicy(document)).toBe(documentPolicy(without));
});

test('the company is one and the same on every page', () => {
  const companies = pages.map(({ address }) => thingOn(address, 'GeneralContractor'));
  const core = companies.map((company) =>
    JSON.stringify(COMPANY_IN_SHORT.given.map((name) => name !== 'image' && company?.[name])),
  );
  expect(new Set(core).size).toBe(1);
  expect(companies[0]).toMatchObject({
    name: settings.brand,
    telephone: settings.contact.phone,
    foundingDate: `${settings.company.foundedIn}`,
    sameAs: Object.values(settings.social),
  });
});

test('each page is described in the language of its address', () => {
  const wrong = pages.filter(({ address }) =>
    nodesIn(graphOn(address)).some(
      ({ inLanguage }) => typeof inLanguage === 'string' && inLanguage !== languageOfPath(address),
    ),
  );
  expect(wrong).toEqual([]);
});
