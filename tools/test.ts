/** `npm test`: every check, one after the other, with what each took; ends with the number of tests. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = '.cache/reports';

type Step = { name: string; command: string[]; report?: string };

const STEPS: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['npm', 'run', 'types'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/unit.json`],
    report: `${REPORTS}/unit.json`,
  },
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'build for another owner', command: ['npm', 'run', 'build:other-owner'] },
  {
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
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=line,json'],
    report: `${REPORTS}/browser.json`,
  },
  {
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
  },
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

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const { name, command, report } of STEPS) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) },
  });
  const ok = status === 0;
  const counted = report ? countTests(report) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${ok ? 'ok    ' : 'FAILED'}  ${name} (${counted.passed} passed, ${counted.failed} failed, ${seconds} s)`,
  );
  // Without a build there is nothing to check further on.
  if (!ok && name === 'build') break;
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
