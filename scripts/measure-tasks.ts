/**
 * `npm run measure:tasks`: which tasks keep a phone busy for more than 50 ms at a first visit, with a processor made four
 * times slower, as a Markdown table of medians for each kind of page, and in how many visits there was any. Needs a
 * build. Addresses may be named: `npm run measure:tasks -- / /proyectos`. Only a quiet machine gives figures to compare.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { ALIVE } from '../app/lib/early-click.ts';
import { PAGE_IDS } from '../app/site/pages.ts';
import { articlePath, pathFor } from '../app/site/paths.ts';
import { articleSlugs } from '../content/articles.ts';
import { findBrowser } from './browser.mjs';
import { startPreview } from './start-preview.ts';

const RUNS = 7;
const SLOWDOWN = 4;
/** Where the page reports to: nothing is asked of it meanwhile, as the asking would be a task too. */
const REPORT = 'long tasks: ';

/** Times in ms since the visit began. */
type Visit = { tasks: { start: number; duration: number }[]; painted: number; alive: number };

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(
    ([event, report]) => {
      const tasks: Visit['tasks'] = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
      addEventListener(event, () => {
        const alive = performance.now();
        // What effects of the first drawing start comes soon after it.
        setTimeout(() => {
          const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          console.log(report + JSON.stringify({ tasks, painted, alive }));
        }, 2_500);
      });
    },
    [ALIVE, REPORT] as const,
  );
  const reported = page.waitForEvent('console', (message) => message.text().startsWith(REPORT));
  await page.goto(address, { waitUntil: 'commit' });
  const report = (await reported).text();
  await context.close();
  return JSON.parse(report.slice(REPORT.length));
}

function median(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0);
}

const named = process.argv.slice(2);
const kinds = [
  ...PAGE_IDS.map((page) => pathFor(page, 'es')),
  articlePath(articleSlugs('es')[0] ?? '', 'es'),
];
const load = loadavg()[0]?.toFixed(1);
const server = await startPreview();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
console.log(`Median of ${RUNS}, ms, processor slowed ${SLOWDOWN} times, load ${load} at the beginning\n`);
console.log(
  '| page | alive after | long tasks | longest | more than 50 ms, together | longest before the first paint | visits with any |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const address of named.length > 0 ? named : kinds) {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, server.origin + address));
  // Before the first paint there is nothing yet that could be touched: as in Lighthouse's total blocking time.
  const durations = visits.map(({ tasks, painted }) =>
    tasks.filter(({ start }) => start > painted).map(({ duration }) => duration),
  );
  const numbers = [
    median(visits.map(({ alive }) => alive)),
    median(durations.map(({ length }) => length)),
    median(durations.map((each) => Math.max(0, ...each))),
    median(durations.map((each) => each.reduce((sum, duration) => sum + duration - 50, 0))),
    median(
      visits.map(({ tasks, painted }) =>
        Math.max(0, ...tasks.filter(({ start }) => start <= painted).map(({ duration }) => duration)),
      ),
    ),
  ];
  const withAny = visits.filter(({ tasks }) => tasks.length > 0).length;
  console.log(`| ${address} | ${numbers.join(' | ')} | ${withAny} of ${RUNS} |`);
}
await browser.close();
server.stop();
