import type { Bytes } from './count-bytes.ts';
import { median } from './median.ts';
import type { Touched } from './visits.ts';

/** What one round has measured of a kind of page. */
export type Round = {
  work: number;
  workWithoutScripts: number;
  touched: Touched;
  largestPaint: number;
};

/** All rounds of a kind of page as one. */
export type Summary = Omit<Round, 'touched'> & {
  kind: string;
  ratio: number;
  blocking: number;
  hydration: number;
  hydratedByItself: boolean;
  longestInteraction: number;
  layoutShift: number;
  bytes: Bytes;
};

/** Medians of the rounds, except the largest layout shift, and the bytes of the round with the most JavaScript. */
export function summarize(kind: string, rounds: readonly Round[]): Summary {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const work = middle((round) => round.work);
  const workWithoutScripts = middle((round) => round.workWithoutScripts);
  const touched = rounds.map((round) => round.touched);
  const heaviest = touched.reduce((most, one) => (one.bytes.js > most.bytes.js ? one : most));
  return {
    kind,
    work,
    workWithoutScripts,
    ratio: work / workWithoutScripts,
    blocking: median(touched.map(({ blocking }) => blocking)),
    hydration: median(touched.map(({ hydration }) => hydration)),
    hydratedByItself: touched.some(({ hydratedByItself }) => hydratedByItself),
    longestInteraction: median(
      touched.map(({ interactions }) => Math.max(0, ...interactions.map(({ duration }) => duration))),
    ),
    layoutShift: Math.max(...touched.map(({ layoutShift }) => layoutShift)),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    bytes: heaviest.bytes,
  };
}
