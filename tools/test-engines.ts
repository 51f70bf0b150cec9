/**
 * `npm run test:engines`: the journeys of a visitor and every address, in Chromium, Firefox and WebKit. Needs a build.
 *
 *   --only=firefox   one engine (several with commas)
 *   --sample         every seventh address: each kind of page, the languages taking turns
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteAddresses } from '#app/content/addresses.ts';
import { openWithPuppeteer } from '../tests/engines/chromium-firefox.ts';
import type { Engine } from '../tests/engines/engine.ts';
import { ARRIVING } from '../tests/engines/journeys/arriving.ts';
import { ASKING } from '../tests/engines/journeys/asking.ts';
import { LOOKING } from '../tests/engines/journeys/looking.ts';
import { MOVING } from '../tests/engines/journeys/moving.ts';
import { Visitor } from '../tests/engines/visitor.ts';
import { openWebKit } from '../tests/engines/webkit.ts';
import { findBrowser, findProgram } from './find-browser.mjs';
import { freePort } from './free-port.ts';
import { startPreview } from './preview/start-preview.ts';

/** Keeps the browser's own language, or one picked before, from redirecting the Spanish addresses. */
const IN_SPANISH = '/?lng=es';
const WINDOW = { width: 1280, height: 900 };
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** Path of a program; if there is none, an error that names its Debian package is thrown. */
function need(program: string | undefined, debianPackage: string): string {
  if (program) return program;
  throw new Error(`missing; install it with: apt-get install -y --no-install-recommends ${debianPackage}`);
}

const ENGINES: Record<string, (origin: string) => Promise<Engine>> = {
  chromium: (origin) => openWithPuppeteer(origin, 'chrome', need(findBrowser(), 'chromium')),
  firefox: (origin) =>
    openWithPuppeteer(
      origin,
      'firefox',
      need(findProgram('firefox-esr') ?? findProgram('firefox'), 'firefox-esr'),
    ),
  webkit: async (origin) =>
    openWebKit(
      origin,
      {
        screen: need(findProgram('Xvfb'), 'xvfb'),
        driver: need(findProgram('WebKitWebDriver'), 'webkit2gtk-driver'),
        browser: need(MINI_BROWSERS.find(existsSync), 'webkit2gtk-driver'),
      },
      await freePort(),
    ),
};

const { values: options } = parseArgs({ options: { only: { type: 'string' }, sample: { type: 'boolean' } } });
const addresses = siteAddresses().filter((_, index) => !options.sample || index % 7 === 0);
let failures = 0;

/** Runs a step in the browser and prints its result; an error in the console counts as a failure. */
async function attempt(engine: Engine, what: string, go: () => Promise<string | undefined>): Promise<void> {
  try {
    const note = await go();
    const errors = await engine.errors();
    if (errors.length > 0) throw new Error(`console: ${errors.join(' | ')}`);
    console.log(`ok      ${engine.name}: ${what}${note ? ` — ${note}` : ''}`);
  } catch (error) {
    failures++;
    await engine.errors().catch(() => []);
    console.log(`FAILED  ${engine.name}: ${what} — ${error}`);
  }
}

async function visit(engine: Engine): Promise<void> {
  const visitor = new Visitor(engine);
  for (const { name, width, go } of [...ARRIVING, ...MOVING, ...LOOKING, ...ASKING]) {
    await attempt(engine, name, async () => {
      await visitor.open(IN_SPANISH);
      await engine.resize(width ?? WINDOW.width, WINDOW.height);
      return go(visitor);
    });
  }
  await engine.resize(WINDOW.width, WINDOW.height);
  for (const address of addresses) {
    await attempt(engine, address, async () => {
      await visitor.open(address);
      await visitor.waitForHydration();
    });
  }
}

const preview = await startPreview();
process.once('exit', preview.stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
for (const name of options.only?.split(',') ?? Object.keys(ENGINES)) {
  try {
    const open = ENGINES[name];
    if (!open) throw new Error(`there are ${Object.keys(ENGINES).join(', ')}`);
    const engine = await open(preview.origin);
    try {
      await visit(engine);
    } finally {
      await engine.close();
    }
  } catch (error) {
    failures++;
    console.log(`FAILED  ${name}: ${error}`);
  }
}
console.log(failures > 0 ? `${failures} failed` : 'all passed');
process.exit(failures > 0 ? 1 : 0);
