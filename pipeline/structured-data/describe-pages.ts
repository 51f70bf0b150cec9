import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePages } from '#app/content/site-pages.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { picturesOf } from '../documents/page-pictures.ts';
import { wordsOf } from '../open-graph/tags.ts';
import { type DocumentFacts, graphOf } from './graph.ts';
import { withStructuredData } from './insert.ts';

function factsOf(html: string, address: string): DocumentFacts {
  return { ...wordsOf(html, address), pictures: picturesOf(html) };
}

/**
 * Gives every page and article its structured data. Done in the finished documents and not in React: only search
 * engines read them, so that no visitor's script carries them or draws them again.
 * @param root folder of the built site
 */
export async function describePages(root: string): Promise<void> {
  const fileOf = (address: string) => path.join(root, address, 'index.html');
  const read = (address: string) => readFileSync(fileOf(address), 'utf8');
  const pages = await sitePages();
  for (const language of PUBLISHED_LANGUAGES) {
    const own = pages.filter((page) => page.language === language);
    const home = pathFor('home', language);
    const site = {
      home: factsOf(read(home), home),
      articles: own.flatMap(({ article }) => article ?? []),
    };
    for (const page of own) {
      const html = read(page.address);
      const graph = await graphOf(page, factsOf(html, page.address), site);
      writeFileSync(fileOf(page.address), withStructuredData(html, graph, page.address));
    }
  }
}
