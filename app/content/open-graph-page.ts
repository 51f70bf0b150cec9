import type { Language } from '#app/site/languages.ts';
import { entryFile } from './entries.ts';
import { PAGES_FILE, type PageEntry, pageEntries } from './page-entries.ts';
import { PICTURES_FILE, registeredPictures } from './picture-registry.ts';
import type { SitePage } from './site-pages.ts';
import { ContentError } from './source.ts';

type Measured = NonNullable<PageEntry['openGraph']>['measure'];

/** A page, work or article with the content of its Open Graph image. */
export type OpenGraphPage = SitePage & {
  /** path of the original, focal point in percent, and alternative text */
  picture?: { file: string; focus: readonly [number, number]; alt: string };
  /** what the dimension line of a page measures */
  measure?: Measured;
};

function sharedPicture(
  id: string,
  language: Language,
  usedIn: string,
  focus?: readonly [number, number],
): OpenGraphPage['picture'] {
  const entry = registeredPictures()[id];
  if (!entry) throw new ContentError(usedIn, [`picture: la imagen «${id}» no está en ${PICTURES_FILE}`]);
  return { file: entry.original, focus: focus ?? entry.focus, alt: entry.alt[language] ?? entry.alt.es };
}

/**
 * A page, work or article with the content of its Open Graph image.
 * @throws {ContentError} if it names a picture that does not exist
 */
export function openGraphPage(page: SitePage): OpenGraphPage {
  const { article, language, work } = page;
  if (article) {
    return { ...page, picture: sharedPicture(article.picture, language, entryFile('articles', article.key)) };
  }
  if (work) return { ...page, picture: sharedPicture(work.picture, language, entryFile('works', work.id)) };
  const { openGraph } = pageEntries()[page.page];
  if (!openGraph) return page;
  const { picture, focus, measure } = openGraph;
  return { ...page, picture: sharedPicture(picture, language, PAGES_FILE, focus), measure };
}
