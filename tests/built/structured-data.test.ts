import { describe, expect, test } from 'vitest';
import { sitePages } from '#app/content/site-pages.ts';
import { absoluteUrl } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { documentOf, html, leadsSomewhere } from '../support/built-site.ts';
import { graphOn, isReference, type Node, nodesIn, scriptsIn, thingOn } from '../support/structured-data.ts';

/** The types that search engines do something with, and what they require and recommend of each. */
const WANTED: Record<string, string[]> = {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business and /organization
  GeneralContractor: [
    'name',
    'address',
    'url',
    'telephone',
    'logo',
    'image',
    'description',
    'email',
    'sameAs',
  ],
  // https://developers.google.com/search/docs/appearance/site-names
  WebSite: ['name', 'url'],
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: ['itemListElement'],
  // https://developers.google.com/search/docs/appearance/structured-data/article
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  // https://developers.google.com/search/docs/appearance/structured-data/video
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
};

describe.each(await sitePages())('the structured data of $address', ({ address, page, work, article }) => {
  const graph = graphOn(address);
  const document = documentOf(address);

  test('are one graph that cannot break out of its script', () => {
    const [json = '', ...others] = scriptsIn(html(address));
    expect(others).toEqual([]);
    expect(JSON.parse(json)['@context']).toBe('https://schema.org');
    expect(json).not.toMatch(/[<\u2028\u2029]/);
  });

  test('describe company and site, the way here, the article and the film, and nothing else', () => {
    expect(graph.map((thing) => thing['@type'])).toEqual([
      ...(page === 'home' ? [] : ['BreadcrumbList']),
      ...(article ? ['BlogPosting'] : []),
      ...(page === 'phases' ? ['VideoObject'] : []),
      'WebSite',
      'GeneralContractor',
    ]);
  });

  test('give each thing what search engines want to know of it', () => {
    const lacking = graph.flatMap((thing) =>
      (WANTED[thing['@type'] ?? ''] ?? ['a rule']).filter((name) => !thing[name]?.toString()),
    );
    expect(lacking).toEqual([]);
  });

  test('point only to things that are described there, and to files and pages that exist', () => {
    const nodes = nodesIn(graph);
    const described = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    for (const reference of nodes.filter(isReference)) expect(described).toContain(reference['@id']);
    const own = JSON.stringify(graph).match(new RegExp(`(?<=")${settings.siteUrl}[^"#]*(?=")`, 'g')) ?? [];
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((url) => !leadsSomewhere(new URL(url).pathname))).toEqual([]);
  });

  test('lead from the home page to this one in words that the page has for its links', () => {
    if (page === 'home') return;
    const list = thingOn(address, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    expect(list).toHaveLength(article || work ? 3 : 2);
    expect(list.at(-1)?.item).toBe(absoluteUrl(address));
    const links = [...document.querySelectorAll('a[href^="/"], h1')].map(
      (link) => `${link.getAttribute('href') ?? address} ${link.textContent?.trim()}`,
    );
    expect(links).toEqual(
      expect.arrayContaining(list.map(({ name, item }) => `${new URL(item).pathname} ${name}`)),
    );
  });
});

const articles = (await sitePages()).filter(({ article }) => article);

test.each(articles)(
  '$address is described as it is read: headline, author, section, and the days it was published and last changed',
  ({ address }) => {
    const document = documentOf(address);
    const posting = thingOn(address, 'BlogPosting');
    const head = document.querySelector('article header');
    // A day alone would leave its time zone to be guessed.
    const days = [...(head?.querySelectorAll('time') ?? [])].map(({ dateTime }) => `${dateTime}T12:00:00Z`);
    expect(days).toHaveLength(2);
    expect(posting).toMatchObject({
      headline: document.querySelector('h1')?.textContent,
      datePublished: days[0],
      dateModified: days[1],
    });
    expect(head?.textContent).toContain((posting?.author as Node | undefined)?.name);
    expect(head?.textContent).toContain(posting?.articleSection);
  },
);
