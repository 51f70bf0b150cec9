import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtCommit } from '../../scripts/built-commit.ts';

/** What one browser did. */
export type Result = {
  name: string;
  browser: string;
  journeys: { name: string; passed: boolean; note: string | undefined }[];
  addresses: { all: boolean; tried: number; faults: string[] };
  lacks: string[];
  seconds: number;
};

const FILE = 'docs/engines.md';
const KEPT = '.cache/engines';

/** Keeps what an engine did with a build. */
export function keepResult(result: Result, build: string): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(`${KEPT}/${result.name}.json`, JSON.stringify({ build, result }));
}

/** What the engines did with a build, each the last time it was tried. */
export function keptResults(names: string[], build: string): Result[] {
  return names.flatMap((name) => {
    const file = `${KEPT}/${name}.json`;
    if (!existsSync(file)) return [];
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { build: string; result: Result };
    return kept.build === build ? [kept.result] : [];
  });
}

/** Writes the results of all browsers as a table. */
export function writeReport(results: Result[]): void {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const names = results[0]?.journeys.map(({ name }) => name) ?? [];
  const lines = [
    '# Engines',
    '',
    'The same journeys and every address in three engines: `npm run build && npm run test:engines -- --write` wrote this page',
    `(${new Date().toISOString().slice(0, 10)}, commit ${builtCommit()}, preview on the same machine). A visitor's input is the browser's own pointer and keys; an error in`,
    'the console fails the journey or the address. One set of journeys for all: `tests/engines/journeys.ts`.',
    '',
    row(['journey: the visitor …', ...results.map(({ browser }) => browser)]),
    row(['---', ...results.map(() => '---')]),
    ...names.map((name, index) =>
      row([
        name,
        ...results.map(({ journeys }) => {
          const journey = journeys[index];
          return journey?.passed ? `yes${journey.note ? `; ${journey.note}` : ''}` : '**no**';
        }),
      ]),
    ),
    row([
      'loads every address without an error in the console',
      ...results.map(
        ({ addresses: { all, tried, faults } }) =>
          `${tried - faults.length} of ${tried}${all ? '' : ', a sample'}`,
      ),
    ]),
    row(['seconds', ...results.map(({ seconds }) => String(seconds))]),
    '',
    '## What an engine lacks, and what is there instead',
    '',
    ...results.map(
      ({ browser, lacks }) =>
        `- ${browser}: ${lacks.length > 0 ? lacks.join('; ') : 'nothing the site asks for'}`,
    ),
    '',
    '## How each is driven',
    '',
    '- Chromium: the DevTools protocol, as in the other browser tests.',
    '- Firefox: WebDriver BiDi, spoken to the browser itself; no driver between.',
    '- WebKit: WebKitGTK’s MiniBrowser under Xvfb through WebKitWebDriver. It gives no access to the console, so a small server in',
    '  front of the preview puts a script at the head of each document that keeps errors, refusals of the',
    '  Content-Security-Policy and files that did not load. It also takes view transitions away: this WebKitGTK dies of any,',
    '  on a page of five lines too, on a screen without a graphics card.',
    '',
    'Debian packages: `chromium firefox-esr webkit2gtk-driver xvfb`. The command names the one that is missing.',
    '',
    'Not tried: Safari on macOS and iOS, touch in Firefox and WebKit, a real mail program and a real WhatsApp.',
    '',
  ];
  writeFileSync(FILE, lines.join('\n'));
}
