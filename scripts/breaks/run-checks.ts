import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectFile } from '../../content/source.ts';
import type { Break } from '../../tests/breaks/break.ts';

/** A test that was run, and the file it stands in. */
export type Tested = { suite: string; fullName: string; passed: boolean; message: string };

/** Runs a command that writes a report. */
function report<Report>(command: string, options: string[]): Report {
  const file = projectFile('.cache/reports/breaks.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  spawnSync(command, options, {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const content = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return content;
}

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0] ?? '';

type VitestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Those that take long, and start servers or builds of their own. */
const NOT_OF_FILES = ['preview', 'services'];

/** Vitest puts a sign between a group and its test, Playwright does not. */
const pattern = (breaks: readonly Break[]) =>
  [...new Set(breaks.map(({ test }) => test))]
    .map((name) =>
      name
        .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
        .replaceAll('…', '.*')
        .replaceAll(' ', ' (?:> )?'),
    )
    .join('|');

/**
 * Runs, of the checks of what was built, those that are to notice something.
 * @param suites the files to look for them in; all of them if there is none
 */
export function checkBuild(breaks: readonly Break[], suites: readonly string[]): Tested[] {
  const { testResults } = report<VitestReport>('vitest', [
    'run',
    '--config=vitest.build.config.ts',
    ...suites,
    ...NOT_OF_FILES.map((name) => `--exclude=tests/build/${name}.test.ts`),
    `--testNamePattern=${pattern(breaks)}`,
    '--reporter=json',
    `--outputFile.json=${projectFile('.cache/reports/breaks.json')}`,
  ]);
  return testResults.flatMap(({ name: suite, message, assertionResults }) =>
    // What cannot even be read stops its suite before the first test.
    assertionResults.length === 0
      ? [{ suite, fullName: suite, passed: false, message: firstLine(message) }]
      : assertionResults.map(({ fullName, status, failureMessages: [failure] }) => ({
          suite,
          fullName,
          passed: status === 'passed',
          message: firstLine(failure),
        })),
  );
}

type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
};

function testsIn({ title, file, suites = [], specs }: PlaywrightSuite, above = ''): Tested[] {
  const group = title === file ? '' : `${above}${title} `;
  return [
    ...specs.map(({ title: name, ok, tests: [test] }) => ({
      suite: file,
      fullName: group + name,
      passed: ok,
      message: firstLine(test?.results[0]?.error?.message),
    })),
    ...suites.flatMap((suite) => testsIn(suite, group)),
  ];
}

/**
 * Runs in a browser the tests that are to notice something.
 * @throws if a server or the browser cannot be started
 */
export function checkInBrowser(breaks: readonly Break[]): Tested[] {
  const specs = new Set(breaks.map(({ spec = '' }) => spec));
  const { suites, errors } = report<{ suites: PlaywrightSuite[]; errors: { message: string }[] }>(
    'playwright',
    ['test', ...specs, `--grep=${pattern(breaks)}`, '--workers=1', '--reporter=json'],
  );
  if (suites.length === 0) throw new Error(errors.map(({ message }) => firstLine(message)).join('\n'));
  return suites.flatMap((suite) => testsIn(suite));
}
