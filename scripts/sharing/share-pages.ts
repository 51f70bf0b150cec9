import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedPages } from '../../content/sharing.ts';
import { composeCards } from './compose.ts';
import { sharingTags, withHeadTags, wordsOf } from './tags.ts';

/**
 * Gives every page and article its sharing picture and the tags that say so. Done in the finished documents and not in
 * React: only crawlers read them, and a visitor's script has no use for them.
 * @param root folder of the built site
 */
export async function sharePages(root: string): Promise<void> {
  const documents = (await sharedPages()).map((page) => {
    const file = path.join(root, page.address, 'index.html');
    const html = readFileSync(file, 'utf8');
    return { page, file, html, words: wordsOf(html, page.address) };
  });
  const cards = await composeCards(
    documents.map(({ page, words }) => ({ page, title: words.headline })),
    root,
  );
  for (const { page, file, html, words } of documents) {
    const tags = sharingTags(page, words, cards.get(page.address) ?? '');
    writeFileSync(file, withHeadTags(html, tags, page.address));
  }
}
