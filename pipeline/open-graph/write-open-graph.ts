import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openGraphPages } from '#app/content/open-graph-pages.ts';
import { composeCards } from './compose-images.ts';
import { openGraphTags, withHeadTags, wordsOf } from './tags.ts';

/**
 * Gives every page and article its Open Graph image and the tags that say so. Done in the finished documents and not in
 * React: only crawlers read them, and a visitor's script has no use for them.
 * @param root folder of the built site
 */
export async function writeOpenGraph(root: string): Promise<void> {
  const documents = (await openGraphPages()).map((page) => {
    const file = path.join(root, page.address, 'index.html');
    const html = readFileSync(file, 'utf8');
    return { page, file, html, words: wordsOf(html, page.address) };
  });
  const cards = await composeCards(
    documents.map(({ page, words }) => ({ page, title: words.headline })),
    root,
  );
  for (const { page, file, html, words } of documents) {
    const tags = openGraphTags(page, words, cards.get(page.address) ?? '');
    writeFileSync(file, withHeadTags(html, tags, page.address));
  }
}
