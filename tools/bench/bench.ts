/**
 * `npm run bench`: what a visit costs a phone at a quarter of this machine's speed, for one address of each kind of page,
 * and whether the limits of docs/performance.md hold; exits 1 if one does not. Needs a build.
 *
 *   --only=home,phases   some kinds of page
 *   --rounds=3           another number of rounds
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';
import { findBrowser } from '../find-browser.mjs';
import { pageKinds } from '../page-kinds.ts';
import { startPreview } from '../preview/start-preview.ts';
import { stop, stopUnlessBuilt } from '../stop.ts';
import { workOfChange, workOfSums } from './calculator.ts';
import { changeLanguage } from './change-language.ts';
import { CALCULATOR, CHANGE_OF_LANGUAGE } from './limits.ts';
import { median } from './median.ts';
import { type Other, table, verdicts } from './report.ts';
import { type Round, summarize } from './summary.ts';
import { largestPaintOnSlowLine, touch, workOfLooking } from './visits.ts';

const RESULTS = projectFile('.cache/bench.json');

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});

const rounds = Number(options.rounds);
if (!(rounds >= 1)) stop('--rounds takes a number');
const kinds = pageKinds();
const wanted = options.only?.split(',') ?? [...kinds.keys()];
const unknown = wanted.filter((kind) => !kinds.has(kind));
if (unknown.length > 0)
  stop(`No kind of page: ${unknown.join(', ')}. There are ${[...kinds.keys()].join(', ')}.`);
// A quick build has no compressed files.
stopUnlessBuilt(projectFile('build/client/index.html.br'));

const load = () => (loadavg()[0] ?? 0).toFixed(1);
const loadBefore = load();
const preview = await startPreview();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const measured = new Map<string, Round[]>(wanted.map((kind) => [kind, []]));
const changes: number[] = [];
const ofCalculator: Other[] = [];
try {
  // Each round takes all kinds in turn, each kind's visits in a row, so that other load on the machine affects all alike.
  for (let round = 1; round <= rounds; round++) {
    for (const [kind, done] of measured) {
      const url = preview.origin + kinds.get(kind);
      const work = await workOfLooking(browser, url);
      const workWithoutScripts = await workOfLooking(browser, url, 'scripts');
      const touched = await touch(browser, url);
      const largestPaint = await largestPaintOnSlowLine(browser, url);
      done.push({ work, workWithoutScripts, touched, largestPaint });
      console.error(`round ${round} of ${rounds}: ${kind}`);
    }
    for (let run = 0; run < 4; run++) {
      changes.push(await changeLanguage(browser, preview.origin, changes.length));
    }
  }
  if (measured.has('planner')) {
    const change = await workOfChange(browser, preview.origin + kinds.get('planner'));
    ofCalculator.push(
      { name: 'sums of the calculator', is: workOfSums(), most: CALCULATOR.sums },
      { name: 'calculator, change to next frame', is: change, most: CALCULATOR.change },
    );
  }
} finally {
  await browser.close();
  preview.stop();
}

const summaries = [...measured].map(([kind, done]) => summarize(kind, done));
const others = [
  { name: 'change of language', is: median(changes), most: CHANGE_OF_LANGUAGE },
  ...ofCalculator,
];
writeFileSync(RESULTS, JSON.stringify({ rounds: Object.fromEntries(measured), changes, others }, null, 2));
console.log(`Medians of ${rounds} rounds, load ${loadBefore} before and ${load()} after\n`);
console.log(`${table(summaries)}\n`);
const all = verdicts(summaries, others);
for (const { line } of all) console.log(line);
process.exitCode = all.every(({ holds }) => holds) ? 0 : 1;
