import { articlePictures } from './articles.ts';
import { homeContent, phases, team } from './collections.ts';
import type { Crop } from './crops.ts';
import { pageEntries } from './page-entries.ts';
import { FILM_POSTER } from './picture-registry.ts';
import { type Work, works } from './works.ts';

/** Crops in which a picture is shown, each with the largest width in pixels that a screen can use. */
export type PictureUse = Partial<Record<Crop, number>>;

/** The whole page on a large screen, or on a small one with a device pixel ratio of 2. */
const PAGE = 2000;
/** Half of the page, or a tablet's whole width. */
const HALF = 1440;
/** A third of the page, or a phone's whole width. */
const THIRD = 1080;
/** The widths by their names in content/pages-and-navigation/. */
const WIDTHS = { page: PAGE, half: HALF, third: THIRD };

/** The phases page shows each phase beside its text, and above it where there is no room beside. */
const PHASE: PictureUse = { '16:10': PAGE };
/** At the head of the article, and on its card. */
const ARTICLE: PictureUse = { '2:1': PAGE, '4:3': THIRD, '16:10': THIRD };
const FILM: PictureUse = { '16:9': PAGE };
const FIGURE: PictureUse = { '16:10': HALF };
/** On the home page: a link to each kind of work, and a full-width interior, which is taller on phones. */
const WAY: PictureUse = { '4:3': THIRD };
const INTERIOR: PictureUse = { '21:9': PAGE, '4:3': THIRD };
/** Team portraits on the company's page. */
const PORTRAIT: PictureUse = { '4:5': THIRD };
/** The works of the home page: the large one and those beside it. */
export const HOME_WORK_CROP: Crop = '16:10';
/** On the projects page, and on phones on a work's own page: taller for tall buildings. */
export const PROJECT_CROPS: Record<Work['category'], Crop> = {
  residential: '4:3',
  buildings: '1:1',
  commercial: '4:3',
  warehouses: '4:3',
};

/** From edge to edge of a work's own page, and in its comparison. */
export const WORK_CROPS: Record<Work['category'], Crop> = {
  residential: '21:9',
  buildings: '16:9',
  commercial: '21:9',
  warehouses: '21:9',
};

/** Further pictures of a work: a single one stands beside its caption, two side by side, a third at full width. */
const ACROSS = { crop: '2:1', width: PAGE } as const;
const BESIDE = [
  { crop: '16:10', width: HALF },
  { crop: '4:5', width: THIRD },
] as const;

/** The further pictures of a work with the shape of each on its page. */
export function workPictures(ids: readonly string[]) {
  const shapes = [...BESIDE, ACROSS];
  return ids.flatMap((id, index) => {
    const shape = shapes[index];
    return shape ? [{ id, ...shape }] : [];
  });
}

/**
 * Proportions of an article's picture that search engines are given, so that each can choose what fits.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article#article-types `image`
 */
export const SEARCH_CROPS = ['16:9', '4:3', '1:1'] as const satisfies Crop[];

/**
 * The crops and widths to encode of each picture: only those that a page shows.
 * @returns uses by picture id; ids that are not registered are left to the content check
 */
export function pictureUses(): Map<string, PictureUse> {
  const uses = new Map<string, PictureUse>();
  const add = (id: string, use: PictureUse) => {
    const known = uses.get(id) ?? {};
    for (const [crop, width] of Object.entries(use) as [Crop, number][]) {
      known[crop] = Math.max(known[crop] ?? 0, width);
    }
    uses.set(id, known);
  };
  for (const { pictures = {} } of Object.values(pageEntries())) {
    for (const [id, crops] of Object.entries(pictures)) {
      add(id, Object.fromEntries(Object.entries(crops).map(([crop, width]) => [crop, WIDTHS[width]])));
    }
  }
  add(FILM_POSTER, FILM);
  for (const { picture } of phases('es')) add(picture, PHASE);
  for (const { picture, skeleton, pictures, category } of works('es')) {
    add(picture, { [PROJECT_CROPS[category]]: HALF, full: PAGE });
    for (const id of skeleton ? [picture, skeleton] : [picture])
      add(id, { [WORK_CROPS[category]]: PAGE, [PROJECT_CROPS[category]]: THIRD });
    for (const { id, crop, width } of workPictures(pictures)) add(id, { [crop]: width });
  }
  const { works: shown, ways, interior } = homeContent('es');
  for (const { id, picture } of works('es')) {
    if (shown.includes(id)) add(picture, { [HOME_WORK_CROP]: id === shown[0] ? HALF : THIRD });
  }
  for (const { picture } of ways) add(picture, WAY);
  add(interior.picture, INTERIOR);
  for (const { picture } of team('es')) if (picture) add(picture, PORTRAIT);
  for (const { main, figures } of articlePictures()) {
    add(main, ARTICLE);
    for (const figure of figures) add(figure, FIGURE);
  }
  return uses;
}
