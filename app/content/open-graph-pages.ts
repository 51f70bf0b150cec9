import type { Language } from '#app/site/languages.ts';
import { PAGES_FILE, type PageDefinition, pageDefinitions } from './page-definitions.ts';
import { picturesSchema } from './schema/collections.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { ContentError, readYaml } from './source.ts';

type Measured = NonNullable<PageDefinition['openGraph']>['measure'];

/** A page or article and what a link to it shows. */
export type OpenGraphPage = SitePage & {
  /** file below assets/images/originals, what must stay visible of it, and what is seen */
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
  const entry = readYaml('content/pictures.yaml', picturesSchema)[id];
  if (!entry) throw new ContentError(usedIn, [`picture: "${id}" is not in content/pictures.yaml`]);
  return { file: entry.file, focus: focus ?? entry.focus, alt: entry.alt[language] };
}

function shared(page: SitePage): OpenGraphPage {
  const { article, language } = page;
  if (article) {
    const file = `content/articles/${article.key}/article.yaml`;
    return { ...page, picture: sharedPicture(article.picture, language, file) };
  }
  const { openGraph } = pageDefinitions()[page.page];
  if (!openGraph) return page;
  const { picture, focus, measure } = openGraph;
  return { ...page, picture: sharedPicture(picture, language, PAGES_FILE, focus), measure };
}

/**
 * Every page and article in every published language.
 * @throws {ContentError} if a page or an article names a picture that does not exist
 */
export async function openGraphPages(): Promise<OpenGraphPage[]> {
  return (await sitePages()).map(shared);
}
