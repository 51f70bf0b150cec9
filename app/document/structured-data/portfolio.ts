import type { CreativeWork, ItemList } from 'schema-dts';
import { entryFile } from '#app/content/entries.ts';
import { interfaceText } from '#app/content/interface.ts';
import { PROJECT_CROPS } from '#app/content/picture-uses.ts';
import { picture } from '#app/content/pictures.ts';
import { PROJECT_CATEGORIES } from '#app/content/schema/works.ts';
import { type Work, works } from '#app/content/works.ts';
import type { Key } from '#app/i18n/dictionary.ts';
import type { Language } from '#app/site/languages.ts';
import { pageName } from '#app/site/page-lists.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { idOn } from './ids.ts';
import { imageOf } from './image.ts';

/** Headings of the groups, as the page has them. */
const HEADINGS: Record<Work['category'], Key> = {
  residential: 'Obras Residenciales',
  buildings: 'Edificios',
  commercial: 'Locales Comerciales',
  warehouses: 'Naves Industriales',
};

/** A work, wherever it is named: the portfolio lists it, its own page is about it. */
export function workThing(project: Work, language: Language): CreativeWork {
  const shown = picture(
    project.picture,
    language,
    PROJECT_CROPS[project.category],
    entryFile('works', project.id),
  );
  return {
    '@type': 'CreativeWork',
    name: project.name,
    description: project.summary,
    '@id': idOn(project.path, 'work'),
    url: absoluteUrl(project.path),
    ...(project.lang && { inLanguage: project.lang }),
    genre: interfaceText(language, HEADINGS[project.category]),
    image: imageOf(shown),
  };
}

/**
 * The portfolio as a list, in the order of its page.
 * @see https://developers.google.com/search/docs/appearance/structured-data/carousel (all items on one page)
 */
export function portfolio(language: Language): ItemList {
  const all = works(language);
  const shown = PROJECT_CATEGORIES.flatMap((category) => all.filter((each) => each.category === category));
  const items = shown.map((project) => workThing(project, language));
  const address = pathFor('projects', language);
  return {
    '@type': 'ItemList',
    '@id': idOn(address, 'works'),
    name: pageName('projects', language),
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
