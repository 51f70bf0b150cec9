/**
 * `npm run lighthouse`: Lighthouse for a phone, at every address, median of three runs, against the preview. Needs a build.
 * Prints a table and keeps what it found as JSON in .cache/lighthouse. `npm run lighthouse -- /en /blog` takes only the
 * addresses that are named. An address is done as soon as more than half of its runs have 100 in all four categories,
 * because its median score cannot change any more.
 *
 *   --only-kinds     one address of each kind of page, in Spanish and German, instead of all
 *   --runs 5         another number of runs an address
 *   --continue       resumes an interrupted run of this build
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { siteAddresses } from '#app/content/addresses.ts';
import { projectFile } from '#app/content/source.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { pageKinds } from '../page-kinds.ts';
import { startPreview } from '../preview/start-preview.ts';
import { stop, stopUnlessBuilt } from '../stop.ts';
import { buildId } from './build-id.ts';
import { startChromium } from './chromium.ts';
import { measurePage } from './measure-page.ts';
import { isSettled, type Measured, medianRun, misses, type Run, summary, table } from './results.ts';
import { openStore } from './store.ts';

const SITE = projectFile('build/client');

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    'only-kinds': { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    continue: { type: 'boolean' },
  },
});
const RUNS = Number(options.runs);

/** The requested addresses, in the order of the site. */
function addresses(): string[] {
  const all = siteAddresses();
  const unknown = named.filter((address) => !all.includes(address));
  if (unknown.length > 0) stop(`Not in the page table: ${unknown.join(', ')}`);
  if (named.length > 0) return all.filter((address) => named.includes(address));
  if (!options['only-kinds']) return all;
  const kinds = (['es', 'de'] as const).flatMap((language) => [...pageKinds(() => language).values()]);
  return all.filter((address) => kinds.includes(address));
}

if (!(RUNS >= 1)) stop('--runs takes a number');
stopUnlessBuilt(SITE);
const store = openStore(buildId(SITE));
const wanted = addresses();
const measured = wanted.flatMap((address) => (options.continue && store.find(address)) || []);
const done = new Set(measured.map(({ address }) => address));
const left = Map.groupBy(
  wanted.filter((address) => !done.has(address)),
  languageOfPath,
);
console.log(`${wanted.length} addresses, at most ${RUNS} runs each, ${done.size} already measured`);

const failed: string[] = [];
const preview = await startPreview();
const running = new Set<() => unknown>([preview.stop]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([...running].map((end) => end()));
    process.exit(130);
  });
}

for (const [language, ofLanguage] of left) {
  let browser = await startChromium(language);
  const stopBrowser = () => browser.stop();
  running.add(stopBrowser);
  /** Retried once, in a new browser: on a busy machine the beginning of the trace may be lost. */
  const oneRun = async (url: string): Promise<Run> => {
    try {
      return await measurePage(url, browser.port);
    } catch {
      await browser.stop();
      browser = await startChromium(language);
      return measurePage(url, browser.port);
    }
  };
  for (const address of ofLanguage) {
    const load = loadavg()[0] ?? 0;
    try {
      const runs: Run[] = [];
      while (runs.length < RUNS && !isSettled(runs, RUNS)) runs.push(await oneRun(preview.origin + address));
      const result: Measured = { address, runs: runs.length, load, run: medianRun(runs) };
      store.keep(result);
      measured.push(result);
      console.log(`${Object.values(result.run.scores).join(' ')}  ${address} (${result.runs} runs)`);
    } catch (error) {
      failed.push(address);
      console.error(`NOT MEASURED  ${address}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await browser.stop();
  running.delete(stopBrowser);
}
preview.stop();

measured.sort((a, b) => wanted.indexOf(a.address) - wanted.indexOf(b.address));
if (measured.length > 0) console.log(`\n${table(measured)}\n`);
for (const line of [...summary(measured), ...misses(measured)]) console.log(line);
if (failed.length > 0) stop(`Not measured: ${failed.join(', ')}`);
