/**
 * `npm run measure -- / /fases-del-proyecto`: Lighthouse for a phone at the named addresses of the built site, with its scripts
 * and without them; medians, and from least to most. Needs a build, and a quiet machine.
 *
 *   --rounds 7               visits of each; all addresses take turns, so that other work of the machine meets all of them
 *   --beside <address>       a page of another running site that is visited in the same rounds, and the limits held against it
 *
 * Lighthouse is fetched by npx. Hosts other than this machine do not answer.
 */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';
import { findBrowser } from './find-browser.mjs';
import { previewServer } from './preview/preview-server.ts';
import { stop, stopUnlessBuilt } from './stop.ts';

const LIGHTHOUSE = 'lighthouse@13';
const SITE = projectFile('build/client');
const CHROME_FLAGS = [
  '--headless=new --no-sandbox --disable-gpu',
  '--disable-extensions --disable-background-networking --disable-component-update',
  // A visitor who reads Spanish: others are led to their own language.
  '--lang=es-ES --accept-lang=es-ES',
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"',
];

/** Milliseconds, scores of 100 and KB (1,024 bytes) of one visit. */
type Visit = Record<(typeof COLUMNS)[number], number>;
const COLUMNS = [
  'performance',
  'others',
  'first paint',
  'largest paint',
  'blocking',
  'shift',
  'work',
  'script KB',
  'KB',
  'requests',
] as const;

/** What is visited, and what came of it. */
type Place = { name: string; url: string; scripts: boolean; visits: Visit[] };

/** The parts of Lighthouse's report that are read here. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
};
type Request = { url?: string; transferSize?: number };

const run = promisify(execFile);

async function visit({ url, scripts }: Place): Promise<Visit> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
      ...(scripts ? [] : ['--blocked-url-patterns=*.js']),
    ],
    { maxBuffer: 2 ** 26, env: { ...process.env, CHROME_PATH: findBrowser() ?? chromium.executablePath() } },
  );
  const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { performance, ...others } = categories;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scriptFiles = requests.filter(({ url = '' }) => /\.m?js(?:\?|$)/.test(url));
  const kilobytes = (files: Request[]) =>
    files.reduce((sum, file) => sum + (file.transferSize ?? 0), 0) / 1024;
  return {
    performance: 100 * (performance?.score ?? 0),
    others: 100 * Math.min(...Object.values(others).map(({ score }) => score ?? 0)),
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    work: value('mainthread-work-breakdown'),
    'script KB': kilobytes(scriptFiles),
    KB: kilobytes(requests),
    requests: requests.length,
  };
}

function sorted({ visits }: Place, column: keyof Visit): number[] {
  return visits.map((one) => one[column]).sort((a, b) => a - b);
}

function median(place: Place, column: keyof Visit): number {
  return sorted(place, column)[Math.floor(place.visits.length / 2)] ?? Number.NaN;
}

function row(place: Place): Record<string, string> {
  const shown = (value: number, column: string) => (column === 'shift' ? value.toFixed(3) : value.toFixed(0));
  const cells = COLUMNS.map((column) => {
    const values = sorted(place, column);
    const [least, most] = [values[0] ?? 0, values.at(-1) ?? 0].map((value) => shown(value, column));
    return [column, shown(median(place, column), column) + (least === most ? '' : ` [${least}–${most}]`)];
  });
  return Object.fromEntries([['', place.name], ...cells]);
}

/** The limits of docs/performance.md that a page does not keep. */
function broken(place: Place, other: Place): string[] {
  const behind = (column: keyof Visit) => median(place, column) - median(other, column);
  const limits: [string, boolean][] = [
    ['first paint 200 ms ahead', behind('first paint') <= -200],
    ['largest paint not later', behind('largest paint') <= 0],
    ['blocking at most 50 ms more', behind('blocking') <= 50],
    ['layout shift 0', median(place, 'shift') < 0.001],
    ["Lighthouse's other three 100", median(place, 'others') === 100],
  ];
  return limits.filter(([, kept]) => !kept).map(([limit]) => `${place.name}: not kept: ${limit}`);
}

const { values: options, positionals: addresses } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '7' }, beside: { type: 'string' } },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) stop('--rounds takes a number');
if (addresses.length === 0) stop('Name at least one address: npm run measure -- /');
stopUnlessBuilt(`${SITE}/index.html`);

const server = previewServer(SITE);
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const place = (name: string, url: string, scripts: boolean): Place => ({ name, url, scripts, visits: [] });
const pages = addresses.map((address) => place(address, origin + address, true));
const without = addresses.map((address) => place(`${address} without scripts`, origin + address, false));
const other = options.beside ? place(options.beside, options.beside, true) : undefined;
const places = [...pages, ...without, ...(other ? [other] : [])];
for (let round = 1; round <= rounds; round++) {
  for (const one of places) {
    try {
      one.visits.push(await visit(one));
    } catch (error) {
      // One visit that Lighthouse could not record must not take all others with it.
      console.log(`${one.name}: no figures in round ${round}: ${String(error).split('\n').at(-1)}`);
    }
  }
  console.log(`Round ${round} of ${rounds}`);
}
server.close();
console.table(places.map(row));
const complaints = other ? pages.flatMap((page) => broken(page, other)) : [];
for (const complaint of complaints) console.log(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
