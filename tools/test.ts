/** `npm test`: every check, with what each took; ends with the number of tests. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = '.cache/reports';

type Step = { name: string; command: string[]; report?: string };

const UNIT: Step = {
  name: 'unit tests',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/unit.json`],
  report: `${REPORTS}/unit.json`,
};

const BUILD: Step = { name: 'build', command: ['npm', 'run', 'build'] };

const BUILT: Step = {
  name: 'checks of what was built',
  command: [
    'vitest',
    'run',
    '--config',
    'vitest.built.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/built.json`,
  ],
  report: `${REPORTS}/built.json`,
};

const BROWSER: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--reporter=line,json'],
  report: `${REPORTS}/browser.json`,
};

const DESK: Step = {
  name: 'desk',
  command: [
    'playwright',
    'test',
    '--config',
    'playwright.desk.config.ts',
    '--grep',
    '@sample',
    '--reporter=line,json',
  ],
  report: `${REPORTS}/desk.json`,
};

/** Steps of one row are independent and run in parallel, because most of them keep only one core busy. */
const STEPS: Step[][] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: ['npm', 'run', 'types'] },
    { name: 'types of the desk', command: ['tsc', '-p', 'desk/editor'] },
    UNIT,
  ],
  [BUILD, { name: 'build for another owner', command: ['npm', 'run', 'build:other-owner'] }],
  [BUILT],
  [BROWSER],
  [DESK],
];

type Count = { passed: number; failed: number };

/** Reads a report of Vitest or Playwright; a step that wrote none counts as one test that failed. */
function countTests(report: string): Count {
  try {
    const data = JSON.parse(readFileSync(report, 'utf8'));
    if (data.stats)
      return { passed: data.stats.expected, failed: data.stats.unexpected + data.stats.skipped };
    return { passed: data.numPassedTests, failed: data.numTotalTests - data.numPassedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs a step. The output of one that runs in parallel is printed when it ends. */
async function run({ name, command, report }: Step, alone: boolean): Promise<boolean> {
  const started = performance.now();
  const [program = '', ...args] = command;
  if (alone) console.log(`\n— ${name}`);
  const running = spawn(program, args, {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) },
  });
  const said: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (piece) => said.push(piece));
  const ok = await new Promise((resolve) => {
    running.on('error', () => resolve(false));
    running.on('close', (code) => resolve(code === 0));
  });
  if (!alone) console.log(`\n— ${name}\n${Buffer.concat(said)}`);
  const counted = report ? countTests(report) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${ok ? 'ok    ' : 'FAILED'}  ${name} (${counted.passed} passed, ${counted.failed} failed, ${seconds} s)`,
  );
  return ok === true;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const steps of STEPS) {
  const ok = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  // Without a build there is nothing to check further on.
  if (ok[steps.indexOf(BUILD)] === false) break;
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
