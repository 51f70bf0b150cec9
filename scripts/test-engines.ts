/**
 * `npm run test:engines`: the journeys of a visitor and every address, in Chromium, Firefox and WebKit. Needs a build.
 *
 *   --only=firefox   one engine (several with commas)
 *   --sample         one address of each kind of page in each language in turn, instead of all
 *   --write          writes the results into docs/engines.md, with what other engines did with the same build before
 */
import { existsSync } from 'node:fs';
import { siteAddresses } from '../content/addresses.ts';
import { openChromium } from '../tests/engines/chromium.ts';
import { FEATURES } from '../tests/engines/features.ts';
import { openFirefox } from '../tests/engines/firefox.ts';
import { JOURNEYS } from '../tests/engines/journeys.ts';
import { listenTo } from '../tests/engines/listening-server.ts';
import { keepResult, keptResults, type Result, writeReport } from '../tests/engines/report.ts';
import type { Session } from '../tests/engines/session.ts';
import { Visitor } from '../tests/engines/visitor.ts';
import { openWebKit } from '../tests/engines/webkit.ts';
import { findBrowser, findProgram } from './browser.mjs';
import { buildId } from './build-id.ts';
import { freePort } from './free-port.ts';
import { startPreview } from './start-preview.ts';

/** Neither the browser's own language nor one picked before must lead away from the Spanish addresses. */
const IN_SPANISH = '/?lng=es';
const WINDOW = { width: 1280, height: 900 };
/** How to end what has been started, when the command is interrupted. */
const running = new Set<() => unknown>();
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}`));

/** A program, or the name of the Debian package that has it. */
function need(program: string | undefined, packages: string): string {
  if (program) return program;
  throw new Error(`missing; install it with: apt-get install -y --no-install-recommends ${packages}`);
}

const ENGINES: Record<
  string,
  (origin: string) => Promise<{ session: Session; origin: string; stop?: () => void }>
> = {
  chromium: async (origin) => ({ session: await openChromium(need(findBrowser(), 'chromium')), origin }),
  async firefox(origin) {
    const program = need(findProgram('firefox-esr') ?? findProgram('firefox'), 'firefox-esr');
    return { session: await openFirefox(program, await freePort()), origin };
  },
  async webkit(origin) {
    const packages = 'webkit2gtk-driver xvfb';
    const programs = {
      driver: need(findProgram('WebKitWebDriver'), packages),
      browser: need(
        MINI_BROWSERS.find((file) => existsSync(file)),
        packages,
      ),
      screen: need(findProgram('Xvfb'), packages),
    };
    const listening = await listenTo(origin);
    const session = await openWebKit(programs, await freePort());
    return { session, origin: listening.origin, stop: () => listening.server.close() };
  },
};

const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** All addresses, or as many as there are kinds of pages: each kind once, the languages taking turns. */
function addresses(): string[] {
  const all = siteAddresses();
  const step = option('sample') ? 7 : 1;
  return all.filter((_, index) => index % step === 0);
}

async function tryEngine(name: string, open: (typeof ENGINES)[string], site: string): Promise<Result> {
  const started = performance.now();
  const result: Result = {
    name,
    browser: name,
    journeys: [],
    addresses: { all: !option('sample'), tried: 0, faults: [] },
    lacks: [],
    seconds: 0,
  };
  const engine = await open(site);
  const { session } = engine;
  const end = async () => {
    running.delete(end);
    await session.close();
    engine.stop?.();
  };
  running.add(end);
  const visitor = new Visitor(session, engine.origin);
  try {
    result.browser = session.browser;
    await session.resize(WINDOW.width, WINDOW.height);
    await visitor.open(IN_SPANISH);
    for (const { name: feature, instead, test } of FEATURES) {
      if (!(await session.evaluate(String(test), null))) result.lacks.push(`${feature} (${instead})`);
    }
    await session.complaints();
    for (const journey of JOURNEYS) {
      let said: string | undefined;
      try {
        await visitor.open(IN_SPANISH);
        await session.resize(journey.width ?? WINDOW.width, WINDOW.height);
        const instead = await journey.go(visitor);
        const complaints = await session.complaints();
        if (complaints.length > 0) throw new Error(`console: ${complaints.join(' | ')}`);
        result.journeys.push({ name: journey.name, passed: true, note: instead });
        said = instead;
      } catch (error) {
        await session.complaints().catch(() => []);
        said = String(error);
        result.journeys.push({ name: journey.name, passed: false, note: said });
      }
      const mark = result.journeys.at(-1)?.passed ? 'ok    ' : 'FAILED';
      console.log(`${mark}  ${name}: ${journey.name}${said ? ` — ${said}` : ''}`);
    }
    await session.resize(WINDOW.width, WINDOW.height);
    for (const address of addresses()) {
      result.addresses.tried++;
      try {
        await visitor.open(address);
        await visitor.isAlive();
        const complaints = await session.complaints();
        if (complaints.length > 0) throw new Error(complaints.join(' | '));
      } catch (error) {
        result.addresses.faults.push(`${address}: ${error}`);
        console.log(`FAILED  ${name}: ${address} — ${error}`);
      }
    }
  } finally {
    await end();
  }
  result.seconds = Math.round((performance.now() - started) / 1000);
  return result;
}

const BUILD = buildId('build/client');
const wanted = option('only')?.split('=')[1]?.split(',') ?? Object.keys(ENGINES);
const preview = await startPreview();
running.add(preview.stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([...running].map((end) => end()));
    process.exit(130);
  });
}
const results: Result[] = [];
let failed = false;
try {
  for (const name of wanted) {
    const open = ENGINES[name];
    if (!open) throw new Error(`--only=${name}: there are ${Object.keys(ENGINES).join(', ')}`);
    try {
      const result = await tryEngine(name, open, preview.origin);
      keepResult(result, BUILD);
      results.push(result);
    } catch (error) {
      failed = true;
      console.log(`FAILED  ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  preview.stop();
}
for (const {
  browser,
  journeys,
  addresses: { tried, faults },
  seconds,
} of results) {
  const passed = journeys.filter((journey) => journey.passed).length;
  failed ||= passed < journeys.length || faults.length > 0;
  console.log(
    `${browser}: ${passed} of ${journeys.length} journeys, ${tried - faults.length} of ${tried} addresses, ${seconds} s`,
  );
}
if (option('write')) writeReport(keptResults(Object.keys(ENGINES), BUILD));
process.exit(failed ? 1 : 0);
