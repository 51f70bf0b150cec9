import { claimRange } from '#app/content/claims.ts';
import { wall } from '#app/content/collections.ts';
import { interfaceText } from '#app/content/interface.ts';
import type { OpenGraphPage } from '#app/content/open-graph-pages.ts';
import { millimetres, wallDepth } from '#app/sections/technology/measures.ts';
import type { Language } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';

/** Words of a dimension line: in the middle of it, or at its two ends. */
export type Measure = { label: string } | { from: string; to: string };

/** The profile of the walls in millimetres, and its height in words. */
export type Profile = { web: number; flange: number; label: string };

export function profileOf(language: Language): Profile {
  const { web, flange } = wall(language).profile;
  return { web, flange, label: millimetres(web, language) };
}

/** What the dimension line of a page's Open Graph image measures: always something real, or there is no line. */
export function measureOf({ language, measure, article }: OpenGraphPage): Measure | undefined {
  if (article) {
    return { label: interfaceText(language, '{{minutes}} min de lectura', { minutes: article.readingTime }) };
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
