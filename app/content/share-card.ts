import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import settings from '#config';
import { entryFile } from './entries.ts';
import { PAGES_FILE, pageEntries, pageWords } from './page-entries.ts';
import { PICTURES_FILE, registeredPictures } from './picture-registry.ts';
import type { SitePage } from './site-pages.ts';
import { ContentError, projectFile } from './source.ts';

/** The size that Open Graph's readers crop least, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** What a messenger shows for a link to a page: a picture beside the title, above the mark. */
export type ShareCard = {
  /** in the site, named after its content: messengers that keep it by its address notice a change */
  path: string;
  title: string;
  brand: string;
  /** original of the picture, from the project's root, and the point it is cut around, in percent */
  picture: { file: string; focus: readonly [number, number] };
  /** what is to be seen and read on it */
  alt: string;
};

/** Inputs of every card: a change in one of them renames all. */
const MAKERS = ['pipeline/open-graph/write-cards.ts', 'app/styles/theme.css', 'assets/fonts/cards.ttf'];

const hashes = new Map<string, string>();

function hashOf(file: string): string {
  const hash =
    hashes.get(file) ??
    createHash('sha256')
      .update(readFileSync(projectFile(file)))
      .digest('hex');
  hashes.set(file, hash);
  return hash;
}

/** Name of the picture on a page's card, and the file that gives it. Pages without one take that of the home page. */
function pictureOf({ page, article, work }: SitePage): { id: string; file: string } {
  if (article) return { id: article.picture, file: entryFile('articles', article.key) };
  if (work) return { id: work.picture, file: entryFile('works', work.id) };
  const pages = pageEntries();
  const id = pages[page].sharePicture ?? pages.home.sharePicture ?? '';
  return { id, file: PAGES_FILE };
}

/** A page's title without the brand, which stands on the card anyway. */
function titleOf({ page, article, work, language }: SitePage): string {
  const { title } = article ?? work ?? pageWords(page, language);
  const [first = title, ...rest] = title.split(' | ');
  return first === settings.brand && rest.length > 0 ? rest.join(' | ') : first;
}

/**
 * The card of a page, work or article.
 * @throws {ContentError} if it names a picture that does not exist
 */
export function shareCard(page: SitePage): ShareCard {
  const { id, file } = pictureOf(page);
  const entry = registeredPictures()[id];
  if (!entry) throw new ContentError(file, [`la imagen «${id}» no está en ${PICTURES_FILE}`]);
  const { original, focus } = entry;
  const { brand } = settings;
  const title = titleOf(page);
  const inputs = [...MAKERS.map(hashOf), brand, title, hashOf(original), focus];
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 10);
  // A title that ends with punctuation of its own gets no full stop.
  const alt = `${title.replace(/(?<=[^.?!…])$/, '.')} ${entry.alt[page.language] ?? entry.alt.es}`;
  return { path: `/cards/${hash}.jpg`, title, brand, picture: { file: original, focus }, alt };
}
