import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const WORK = 'content/works/villa-del-sol';

const { folder, edit, run, remove } = copyProject();
afterAll(remove);

/** What `npm run i18n:status` says of a thing, in the order of its columns. */
function statusOf(name: string): string[] | undefined {
  const rows = run('tools/i18n/status.ts')
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
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
    rmSync(path.join(folder, file));
    expect(statusOf(name), name).toEqual(['ok', 'ok', 'missing', 'ok', 'ok']);
  }
});

test('a changed Spanish text makes its translations stale, a changed fact does not', () => {
  edit(`${WORK}/index.es.md`, (text) => text.replace(/^year: .*$/m, 'year: 2019'));
  expect(statusOf('works/villa-del-sol')).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  edit(`${WORK}/index.es.md`, (text) => text.replace(/^name: .*$/m, 'name: Villa de la Luna'));
  expect(statusOf('works/villa-del-sol')).toEqual(['stale', 'stale', 'stale', 'stale', 'stale']);
});
