/**
 * `npm run test:breaks`: does things wrong in the built files, one after the other, and sees that a check says so. A
 * break that no check notices is a check that cannot fail. Needs `npm run build` and `npm run build:other-owner`; puts
 * everything back. `-- --only=sitemap` takes those that speak of it, `-- --write` notes what was broken in docs/checks.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { projectFile } from '../content/source.ts';
import { type Break, builtFile, isMeant } from '../tests/breaks/break.ts';
import { DOCUMENTS } from '../tests/breaks/documents.ts';
import { OTHER_FORMATS } from '../tests/breaks/other-formats.ts';
import { SEARCH } from '../tests/breaks/search.ts';
import { SHARING } from '../tests/breaks/sharing.ts';
import { STRUCTURED_DATA } from '../tests/breaks/structured-data.ts';
import { OTHER_ROOT, ROOT } from '../tests/support/built-site.ts';
import { writeSection } from './hosts/results.ts';

const REPORT = projectFile('.cache/reports/breaks.json');

const GROUPS: Record<string, readonly Break[]> = {
  'Structured data': STRUCTURED_DATA,
  'Heads, languages, sitemap, robots, IndexNow': SEARCH,
  'Sharing pictures and tags, icons, manifests': SHARING,
  'Feeds, Markdown, llms.txt': OTHER_FORMATS,
  'Links, markup, leaks, weights, privacy': DOCUMENTS,
};

type Verdict = { noticed: boolean; by: string; message: string };

/** Breaks that can be seen one by one though they are made at the same time: other files, other tests. */
function batches(all: readonly Break[]): Break[][] {
  const made: Break[][] = [];
  const disturb = (one: Break, other: Break) =>
    one.alone ||
    other.alone ||
    one.test === other.test ||
    (one.file === other.file && one.other === other.other);
  for (const one of all) {
    const fits = made.find((batch) => batch.every((other) => !disturb(one, other)));
    if (fits) fits.push(one);
    else made.push([one]);
  }
  return made;
}

/** @returns how to put things back */
async function apply(batch: readonly Break[]): Promise<() => void> {
  const before = new Map<string, Buffer>();
  const restore = () => {
    for (const [file, content] of before) writeFileSync(file, content);
  };
  try {
    for (const { what, file, other, change } of batch) {
      const full = builtFile(file, other ? OTHER_ROOT : ROOT);
      const content = readFileSync(full);
      const changed = await change(content);
      if (changed.equals(content)) throw new Error(`${file}: «${what}» changes nothing`);
      before.set(full, content);
      writeFileSync(full, changed);
    }
  } catch (error) {
    restore();
    throw error;
  }
  return restore;
}

type Tested = { suite: string; fullName: string; status: string; failureMessages: string[] };

/** Suites by the tests in them, once they have been run: a few breaks need not run them all. */
const suiteOf = new Map<string, string>();

function runChecks(batch: readonly Break[]): Tested[] {
  const names = [...suiteOf.keys()];
  const homes = batch.map((one) => suiteOf.get(names.find((name) => isMeant(one, name)) ?? ''));
  const suites = homes.includes(undefined) ? [] : [...new Set(homes as string[])];
  const slow = ['preview', 'services'].flatMap((name) => ['--exclude', `tests/build/${name}.test.ts`]);
  const reporter = ['--reporter=json', `--outputFile.json=${REPORT}`];
  spawnSync('vitest', ['run', '--config', 'vitest.build.config.ts', ...suites, ...slow, ...reporter]);
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: Omit<Tested, 'suite'>[] }[];
  };
  rmSync(REPORT);
  return testResults.flatMap(({ name: suite, message, assertionResults }) => {
    for (const { fullName } of assertionResults) suiteOf.set(fullName, suite);
    // What cannot even be read stops its suite before the first test.
    return assertionResults.length > 0
      ? assertionResults.map((test) => ({ suite, ...test }))
      : [{ suite, fullName: suite, status: 'failed', failureMessages: [message] }];
  });
}

function verdictOn(one: Break, tests: readonly Tested[]): Verdict {
  const failed = tests.find(({ fullName, status }) => status === 'failed' && isMeant(one, fullName));
  const message = failed?.failureMessages[0]?.split('\n')[0] ?? '';
  return { noticed: failed !== undefined, by: failed?.fullName ?? one.test, message };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function table(verdicts: ReadonlyMap<Break, Verdict>): string {
  return Object.entries(GROUPS)
    .map(([name, breaks]) => {
      const rows = breaks.map(
        (one) => `| ${cell(one.what)} | \`${one.file}\` | ${cell(verdicts.get(one)?.by ?? '')} |`,
      );
      return [`### ${name}`, '', '| broken | in | noticed by |', '| --- | --- | --- |', ...rows].join('\n');
    })
    .join('\n\n');
}

mkdirSync(projectFile('.cache/reports'), { recursive: true });
const [only = ''] = process.argv.slice(2).flatMap((option) => /^--only=(.+)/.exec(option)?.[1] ?? []);
const all = Object.values(GROUPS)
  .flat()
  .filter(({ what, file, test }) => `${what} ${file} ${test}`.includes(only));
const verdicts = new Map<Break, Verdict>();
for (const batch of batches(all)) {
  const restore = await apply(batch);
  process.once('SIGINT', restore);
  try {
    const tests = runChecks(batch);
    for (const one of batch) {
      const verdict = verdictOn(one, tests);
      verdicts.set(one, verdict);
      console.log(
        `${verdict.noticed ? '✓' : '✗ NOT NOTICED'} ${one.what} (${one.file})\n    ${verdict.by}\n    ${verdict.message}`,
      );
    }
  } finally {
    restore();
    process.off('SIGINT', restore);
  }
}
const unnoticed = [...verdicts.values()].filter(({ noticed }) => !noticed).length;
console.log(`${all.length} breaks, ${unnoticed} not noticed`);
if (process.argv.includes('--write') && unnoticed === 0 && only === '')
  writeSection('docs/checks.md', 'breaks', table(verdicts));
process.exit(unnoticed === 0 ? 0 : 1);
