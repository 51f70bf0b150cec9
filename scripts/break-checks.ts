/**
 * `npm run test:breaks`: does things wrong in the built files, one after the other, and sees that a check says so. A
 * break that no check notices is a check that cannot fail. Needs `npm run build` and `npm run build:other-owner`; puts
 * everything back. `-- --browser` takes what only a browser notices, `-- --only=sitemap` those that speak of it;
 * `-- --write` notes in docs/checks.md what was broken.
 */
import { BREAKS, type Group } from '../tests/breaks/all.ts';
import { type Break, isMeant } from '../tests/breaks/break.ts';
import { apply, filesOf } from './breaks/apply.ts';
import { checkBuild, checkInBrowser, type Tested } from './breaks/run-checks.ts';
import { writeSection } from './hosts/results.ts';

const IN_BROWSER = process.argv.includes('--browser');
const [ONLY = ''] = process.argv.slice(2).flatMap((option) => /^--only=(.+)/.exec(option)?.[1] ?? []);

const groups: Group[] = BREAKS.map(({ name, breaks }) => ({
  name,
  breaks: breaks.filter(({ spec }) => (spec !== undefined) === IN_BROWSER),
})).filter(({ breaks }) => breaks.length > 0);
const all = groups
  .flatMap(({ breaks }) => breaks)
  .filter(({ what, file, test, spec }) => `${what} ${file} ${test} ${spec}`.includes(ONLY));

/** Breaks that can be seen one by one though they are made at the same time: other files, other tests. */
function batches(): Break[][] {
  const made: Break[][] = [];
  const disturb = (one: Break, other: Break) =>
    one.alone ||
    other.alone ||
    one.test === other.test ||
    filesOf(one).some((file) => filesOf(other).includes(file));
  for (const one of all) {
    const fits = made.find((batch) => batch.every((other) => !disturb(one, other)));
    if (fits) fits.push(one);
    else made.push([one]);
  }
  return made;
}

/** The tests that are to notice a break. */
function meant(one: Break, tests: readonly Tested[]): Tested[] {
  return tests.filter(({ suite, fullName }) => isMeant(one, fullName) && suite.endsWith(one.spec ?? ''));
}

function check(breaks: readonly Break[], untouched: readonly Tested[]): Tested[] {
  if (IN_BROWSER) return checkInBrowser(breaks);
  const suites = breaks.flatMap((one) => meant(one, untouched).map(({ suite }) => suite));
  return checkBuild(breaks, [...new Set(suites)]);
}

/** What fails of itself would seem to notice everything. */
function checkUntouched(): Tested[] {
  const tests = check(all, []);
  for (const one of all) {
    const [first, ...others] = meant(one, tests);
    if (!first) throw new Error(`«${one.what}»: there is no test «${one.test}»`);
    const failed = [first, ...others].find(({ passed }) => !passed);
    if (failed) throw new Error(`${failed.fullName} fails though nothing is broken: ${failed.message}`);
  }
  return tests;
}

async function breakAndCheck(batch: readonly Break[], untouched: readonly Tested[]): Promise<Tested[]> {
  const restore = await apply(batch);
  const stop = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return check(batch, untouched);
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
/** A break and the test that has noticed it. */
const noticed = new Map<Break, Tested>();

function table(): string {
  return groups
    .map(({ name, breaks }) => {
      const rows = breaks.map((one) => {
        const by = cell(noticed.get(one)?.fullName ?? '');
        return `| ${cell(one.what)} | \`${one.file}\` | ${one.spec ? `\`${one.spec}\` ` : ''}${by} |`;
      });
      return [`### ${name}`, '', '| broken | in | noticed by |', '| --- | --- | --- |', ...rows].join('\n');
    })
    .join('\n\n');
}

if (all.length === 0) throw new Error(`no break speaks of «${ONLY}»`);
const untouched = checkUntouched();
for (const batch of batches()) {
  const tests = await breakAndCheck(batch, untouched);
  for (const one of batch) {
    const failed = meant(one, tests).find(({ passed }) => !passed);
    if (failed) noticed.set(one, failed);
    console.log(`${failed ? '✓' : '✗ NOT NOTICED'} ${one.what} (${one.file})`);
    console.log(`    ${failed?.fullName ?? one.test}\n    ${failed?.message ?? ''}`);
  }
}
const unnoticed = all.length - noticed.size;
console.log(`${all.length} breaks, ${unnoticed} not noticed`);
if (process.argv.includes('--write') && unnoticed === 0 && ONLY === '')
  writeSection('docs/checks.md', IN_BROWSER ? 'breaks in the browser' : 'breaks', table());
process.exit(unnoticed === 0 ? 0 : 1);
