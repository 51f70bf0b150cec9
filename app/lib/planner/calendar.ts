import type { Building, PlannerCase } from './case.ts';

/** Shortest and longest duration, in weeks. */
export type Weeks = readonly [number, number];

/** Stages of the calendar, in its order: those of the road, the phases, and what only the calculator knows. */
export const STAGES = [
  'search',
  'first-talk',
  'plot',
  'ground',
  'basic-design',
  'permit',
  'detailed-design',
  'contract',
  'workshop',
  'foundations',
  'frame',
  'envelope',
  'interior',
  'outside',
  'handover',
  'deed',
] as const;

export type StageId = (typeof STAGES)[number];

/** How long everything takes, from content/road/, content/phases/ and content/planner/. */
export type Durations = {
  stages: Record<StageId, Weeks>;
  /** weeks that a basement or a slope adds to the foundations */
  slope: Weeks;
  /** square metres that fit into the weeks of the phases, and how many more add a week */
  size: Record<Building, { upTo: number; weekFor: number }>;
};

/** A stage with its start and end in weeks: if everything takes its shortest, and its longest. */
export type Stage = { id: StageId; weeks: Weeks; start: Weeks; end: Weeks };

export type Calendar = {
  stages: Stage[];
  /** weeks from the first day to the keys */
  keys: Weeks;
  /** weeks of the works, from the contract to the keys */
  works: Weeks;
  /** weeks to the last paper */
  end: Weeks;
};

/** Weeks by which a stage starts later than the one it runs in parallel with. */
const LATER = { plot: 1, ground: 2 };

const both = (make: (index: 0 | 1) => number): Weeks => [make(0), make(1)];
const latest = (ends: readonly Weeks[]) => both((index) => Math.max(0, ...ends.map((end) => end[index])));

/** Weeks that a building of this size takes beyond the usual one; the shortest case adds half of them. */
function moreWeeks({ building, area }: PlannerCase, { size }: Durations): Weeks {
  const { upTo, weekFor } = size[building];
  const more = Math.max(0, Math.ceil((area - upTo) / weekFor));
  return [Math.floor(more / 2), more];
}

/** One of three whole parts of a number of weeks; the remainder goes to the first parts. */
const third = (weeks: Weeks, place: 0 | 1 | 2) => both((index) => Math.floor((weeks[index] + 2 - place) / 3));
const plus = (weeks: Weeks, more: Weeks) => both((index) => weeks[index] + more[index]);

/**
 * From the first day to the last paper, in weeks.
 * @param plan a case within its limits (`clampCase`)
 */
export function calendarOf(plan: PlannerCase, durations: Durations): Calendar {
  const more = moreWeeks(plan, durations);
  const lengths = {
    ...durations.stages,
    foundations: plus(durations.stages.foundations, plan.extras.includes('slope') ? durations.slope : [0, 0]),
    frame: plus(durations.stages.frame, third(more, 0)),
    envelope: plus(durations.stages.envelope, third(more, 1)),
    interior: plus(durations.stages.interior, third(more, 2)),
  };
  const stages = new Map<StageId, Stage>();
  const add = (id: StageId, start: Weeks) =>
    stages.set(id, { id, weeks: lengths[id], start, end: plus(start, lengths[id]) });
  const after = (...ids: StageId[]) =>
    latest(ids.map((id) => stages.get(id)?.end).filter((end) => end !== undefined));

  if (plan.plot === 'looking') add('search', [0, 0]);
  add('first-talk', [0, 0]);
  if (plan.plot !== 'permit') {
    const checked = plan.plot === 'looking' ? after('search') : both(() => LATER.plot);
    add('plot', checked);
    add('ground', plus(checked, [LATER.ground, LATER.ground]));
    add('basic-design', after('first-talk', 'plot', 'ground'));
    add('permit', after('basic-design'));
    add('detailed-design', after('basic-design'));
  } else add('detailed-design', after('first-talk'));
  add('contract', after('permit', 'detailed-design'));
  const begin = after('contract');
  add('workshop', begin);
  add('foundations', begin);
  add('frame', after('foundations'));
  add('envelope', after('frame'));
  add('interior', after('envelope'));
  if (plan.extras.includes('pool') || plan.extras.includes('garden')) add('outside', after('interior'));
  add('handover', after('interior', 'outside'));
  const keys = after('handover');
  add('deed', keys);
  return {
    stages: [...stages.values()],
    keys,
    works: both((index) => keys[index] - begin[index]),
    end: after('deed'),
  };
}

const DAY = 86_400_000;

/**
 * The day that is so many weeks after the first of a month.
 * @param month such as `2027-03`
 * @returns ISO date
 */
export function dayAfter(month: string, weeks: number): string {
  return new Date(Date.parse(`${month}-01`) + weeks * 7 * DAY).toISOString().slice(0, 10);
}

/** Weeks as months, rounded: 52 weeks are 12. */
export function monthsOf(weeks: number): number {
  return Math.round((weeks * 12) / 52);
}
