import { readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';

export type SuiteReport = {
  name: string;
  version: string;
  tests: { ancestorTitles: string[]; status: string }[];
};

/** One row a subject of the suite, one column a host: how many of its tests passed. */
export function resultsTable(reports: SuiteReport[]): { table: string; failed: number } {
  const subjects = [
    ...new Set(reports.flatMap(({ tests }) => tests.map(({ ancestorTitles: [name = ''] }) => name))),
  ];
  const cell = (tests: SuiteReport['tests']) => {
    const passed = tests.filter(({ status }) => status === 'passed').length;
    return passed === tests.length ? `${passed}` : `**${passed} of ${tests.length}**`;
  };
  const rows = subjects.map((subject) => [
    subject,
    ...reports.map(({ tests }) => cell(tests.filter(({ ancestorTitles: [name] }) => name === subject))),
  ]);
  const lines = [
    ['tests passed', ...reports.map(({ name, version }) => `${name} ${version}`)],
    ['---', ...reports.map(() => '---:')],
    ...rows,
    ['all', ...reports.map(({ tests }) => cell(tests))],
  ];
  return {
    table: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    failed: reports.flatMap(({ tests }) => tests).filter(({ status }) => status !== 'passed').length,
  };
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a document.
 * @throws if the document has no such marks
 */
export function writeSection(file: string, name: string, text: string): void {
  const full = projectFile(file);
  const document = readFileSync(full, 'utf8');
  const section = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!section.test(document)) throw new Error(`${file} has no section "${name}"`);
  writeFileSync(
    full,
    document.replace(section, (_, start, end) => `${start}\n${text}\n\n${end}`),
  );
}
