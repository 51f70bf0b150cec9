import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { claimRange } from '#app/content/claims.ts';
import { wall } from '#app/content/collections.ts';
import { interfaceText } from '#app/content/interface.ts';
import type { OpenGraphPage } from '#app/content/open-graph-page.ts';
import { planner } from '#app/content/planner.ts';
import { projectFile, readText } from '#app/content/source.ts';
import { calendarOf, monthsOf } from '#app/lib/planner/calendar.ts';
import { DEFAULT_CASE } from '#app/lib/planner/case.ts';
import { costsOf, groupSum } from '#app/lib/planner/costs.ts';
import { LINE_GROUPS } from '#app/lib/planner/rates.ts';
import { millimetres, wallDepth } from '#app/sections/technology/measures.ts';
import type { Language } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';

/** The size that Open Graph's readers crop least. All lengths are in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** Words of a dimension line: in the middle of it, or at its two ends. */
export type Measure = { label: string } | { from: string; to: string };

/** The profile of the walls in millimetres, and its height in words. */
export type Profile = { web: number; flange: number; label: string };

/** Calendar and cost shares of the calculator, as fractions of the whole. */
export type Sheet = {
  /** start, shortest and longest duration of each stage */
  stages: { start: number; least: number; most: number }[];
  shares: number[];
};

/** What stands on an Open Graph image. */
export type Card = {
  language: Language;
  title: string;
  brand: string;
  /** category of an article */
  section?: string;
  measure?: Measure;
  /** without a picture the profile is drawn, with its height */
  profile?: Profile;
  /** in place of the profile */
  sheet?: Sheet;
};

/** An Open Graph image: its path in the site, and what `pipeline/open-graph/` draws it from after the documents. */
export type OpenGraphImage = { path: string; card: Card; picture: OpenGraphPage['picture'] };

/** Inputs of every image: a change in one of them renames all images. */
const MAKERS = [
  ...['compose-images', 'fonts', 'image-layout'].map((name) => `pipeline/open-graph/${name}.ts`),
  'app/ui/mark-path.ts',
  'app/styles/theme.css',
  'assets/fonts/instrument-sans.woff2',
];
const LIBRARIES = ['satori', 'sharp'];

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

function versions(): string[] {
  const { packages } = JSON.parse(readText('package-lock.json'));
  return LIBRARIES.map((name) => packages[`node_modules/${name}`].version);
}

/** The sheet of the calculator's default case. */
function sheetOf(language: Language): Sheet {
  const { durations, rates, showPrices } = planner(language);
  const { stages, end } = calendarOf(DEFAULT_CASE, durations);
  const costs = costsOf(DEFAULT_CASE, rates);
  const shares = LINE_GROUPS.map((group) => groupSum(costs, group)[1] / costs.total[1]);
  return {
    stages: stages.map(({ start, weeks: [least, most] }) => ({
      start: start[1] / end[1],
      least: least / end[1],
      most: most / end[1],
    })),
    shares: showPrices ? shares.filter((share) => share > 0.01) : [],
  };
}

let makers: string[] | undefined;

function profileOf(language: Language): Profile {
  const { web, flange } = wall(language).profile;
  return { web, flange, label: millimetres(web, language) };
}

/** What the dimension line of a page's Open Graph image measures: always something real, or there is no line. */
export function measureOf({ language, measure, article, page }: OpenGraphPage): Measure | undefined {
  if (article) {
    return { label: interfaceText(language, '{{minutes}} min de lectura', { minutes: article.readingTime }) };
  }
  if (page === 'planner') {
    const { keys } = calendarOf(DEFAULT_CASE, planner(language).durations);
    const [least, most] = [monthsOf(keys[0]), monthsOf(keys[1])];
    return { label: interfaceText(language, '{{least}}–{{most}} meses', { least, most }) };
  }
  switch (measure) {
    case 'works': {
      const { from, to } = claimRange('house-weeks');
      return { label: interfaceText(language, '{{least}}–{{most}} semanas', { least: from, most: to }) };
    }
    case 'wall':
      return { label: millimetres(wallDepth(wall(language).layers), language) };
    case 'company':
      return { from: String(settings.company.foundedIn), to: String(new Date().getFullYear()) };
    default:
      return undefined;
  }
}

/**
 * The Open Graph image of a page. Its name contains a hash of all its inputs: the document can name it before it is drawn,
 * only changed images are drawn again, and messengers that cache by address notice a change.
 * @param headline of the page, which stands on it
 * @throws if there is none
 */
export function openGraphImage(page: OpenGraphPage, headline: string): OpenGraphImage {
  const { address, article, language, picture } = page;
  if (!headline) throw new Error(`${address}: a page needs a <Headline>`);
  const card: Card = {
    language,
    title: headline,
    brand: settings.brand,
    section: article?.category,
    measure: measureOf(page),
    profile: picture || page.page === 'planner' ? undefined : profileOf(language),
    sheet: page.page === 'planner' ? sheetOf(language) : undefined,
  };
  makers ??= [...MAKERS.map(hashOf), ...versions()];
  const source = picture && [hashOf(picture.file), picture.focus];
  const hash = createHash('sha256')
    .update(JSON.stringify([makers, card, source]))
    .digest('hex');
  const words = address.split('/').filter(Boolean).join('-') || language;
  return { path: `/cards/${words}.${hash.slice(0, 10)}.jpg`, card, picture };
}
