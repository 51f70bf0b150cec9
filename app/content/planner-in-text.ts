import { DEFAULT_CASE } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { grouped } from '#app/lib/planner/money.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/published-languages.ts';
import { keepSections } from './mustache-sections.ts';
import { planner } from './planner.ts';
import { showsPrices } from './shows-prices.ts';
import { ContentError } from './source.ts';

const PLACEHOLDER = /\{\{(planner\.[\w.]+)\}\}/g;

/** Rounded to ten euros: a price per square metre is no quotation. */
const tens = (euros: number) => Math.round(euros / 10) * 10;

/**
 * Values of the `{{planner…}}` placeholders, for the calculator's default case: its square metres, and the euros per square
 * metre of the house without VAT and of everything but the plot.
 */
function plannerFigures(language: Language): Record<string, string> {
  const { rates } = planner(DEFAULT_LANGUAGE);
  const { area } = DEFAULT_CASE;
  const { lines, perSquareMetre } = costsOf(DEFAULT_CASE, rates);
  const works = lines.find(({ id }) => id === 'house')?.amounts ?? perSquareMetre;
  const figures = {
    'planner.area': area,
    'planner.works.from': tens(works[0] / area / 100),
    'planner.works.to': tens(works[2] / area / 100),
    'planner.all.from': tens(perSquareMetre[0] / 100),
    'planner.all.to': tens(perSquareMetre[2] / 100),
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, grouped(figure, language)]),
  );
}

/** A text without its sentences that name a figure of the calculator; a paragraph that has nothing else goes with them. */
function withoutFigures(text: string, language: Language): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split('\n')
    .filter((line, index, lines) => !line.includes('{{planner.') || kept(line).trim() || !lines[index])
    .map((line) => (line.includes('{{planner.') ? kept(line).trimEnd() : line))
    .join('\n');

  function kept(line: string): string {
    return [...sentences.segment(line)]
      .map(({ segment }) => segment)
      .filter((sentence) => !sentence.includes('{{planner.'))
      .join('');
  }
}

/**
 * Fills in the `{{planner…}}` placeholders of a text, so that no text gives another price than the calculator. Where the
 * owner shows no prices, their sentences are left out, and so is what stands in `{{#prices}}…{{/prices}}`.
 * @throws {ContentError} for an unknown placeholder
 */
export function withPlannerFigures(text: string, file: string, language: Language): string {
  const prices = showsPrices();
  const applying = keepSections(text, { prices }, file);
  if (!applying.includes('{{planner.')) return applying;
  if (!prices) return withoutFigures(applying, language);
  const figures = plannerFigures(language);
  return applying.replace(PLACEHOLDER, (placeholder, name: string) => {
    const figure = figures[name];
    if (figure !== undefined) return figure;
    throw new ContentError(file, [
      `${placeholder} no vale: se esperaba uno de estos: ${Object.keys(figures).join(', ')}`,
    ]);
  });
}
