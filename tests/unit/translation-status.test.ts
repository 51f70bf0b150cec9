import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'translation-status-'));
const WORK = 'content/works/villa-del-sol';

beforeAll(() => {
  for (const part of ['app', 'content', 'pipeline', 'tools', 'package.json'])
    cpSync(path.join(PROJECT, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const after = change(before);
  expect(after, `${file} was not changed by the test`).not.toBe(before);
  writeFileSync(path.join(copy, file), after);
}

/** What `npm run i18n:status` says of a thing, in the order of its columns. */
function statusOf(name: string): string[] | undefined {
  const table = execFileSync(process.execPath, ['tools/i18n/status.ts'], { cwd: copy, encoding: 'utf8' });
  const rows = table.split('\n').map((line) => line.trim().split(/ {2,}/));
  return rows.find(([first]) => first === name)?.slice(1);
}

test('the status names the languages that an entry lacks', () => {
  expect(statusOf('file')).toEqual(['en', 'it', 'de', 'pl', 'pt']);
  for (const [file, name] of [
    ['content/articles/futuro-sostenible-acero/index.de.md', 'articles/futuro-sostenible-acero'],
    ['content/answers/fire/index.de.md', 'answers/fire'],
    ['content/testimonials/familia-ejemplo/index.de.yaml', 'testimonials/familia-ejemplo'],
    ['content/works/el-roble/index.de.md', 'works/el-roble'],
  ] as const) {
    rmSync(path.join(copy, file));
    expect(statusOf(name), name).toEqual(['ok', 'ok', 'missing', 'ok', 'ok']);
  }
});

test('a changed Spanish text makes its translations stale, a changed fact does not', () => {
  edit(`${WORK}/index.es.md`, (text) => text.replace(/^year: .*$/m, 'year: 2019'));
  expect(statusOf('works/villa-del-sol')).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  edit(`${WORK}/index.es.md`, (text) => text.replace(/^name: .*$/m, 'name: Villa de la Luna'));
  expect(statusOf('works/villa-del-sol')).toEqual(['stale', 'stale', 'stale', 'stale', 'stale']);
});
