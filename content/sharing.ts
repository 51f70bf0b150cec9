import type { z } from 'zod';
import type { Language } from '../app/site/languages.ts';
import type { PageId } from '../app/site/pages.ts';
import { picturesSchema, sharingSchema } from './schema/collections.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { ContentError, readYaml } from './source.ts';

const FILE = 'content/sharing.yaml';

type Measured = z.output<typeof sharingSchema>[PageId]['measure'];

/** A page or article and what a link to it shows. */
export type SharedPage = SitePage & {
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
): SharedPage['picture'] {
  const entry = readYaml('content/pictures.yaml', picturesSchema)[id];
  if (!entry) throw new ContentError(usedIn, [`picture: "${id}" is not in content/pictures.yaml`]);
  return { file: entry.file, focus: focus ?? entry.focus, alt: entry.alt[language] };
}

function shared(page: SitePage, sharing: z.output<typeof sharingSchema>): SharedPage {
  const { article, language } = page;
  if (article) {
    const file = `content/articles/${article.key}/article.yaml`;
    return { ...page, picture: sharedPicture(article.picture, language, file) };
  }
  const { picture, focus, measure } = sharing[page.page];
  return { ...page, picture: picture ? sharedPicture(picture, language, FILE, focus) : undefined, measure };
}

/**
 * Every page and article in every published language.
 * @throws {ContentError} if content/sharing.yaml leaves out a page or names a picture that does not exist
 */
export async function sharedPages(): Promise<SharedPage[]> {
  const sharing = readYaml(FILE, sharingSchema);
  return (await sitePages()).map((page) => shared(page, sharing));
}
