import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TRANSLATED } from '#tools/i18n/sources.ts';
import { copyProject } from '../support/project-copy.ts';

const WORK = 'content/works/villa-del-sol';

const { folder, edit, run, remove } = copyProject();
afterAll(remove);

/** What `npm run i18n:status` says of each thing, in the order of its columns. */
function status(): Record<string, string[]> {
  const rows = run('tools/i18n/status.ts')
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  return Object.fromEntries(rows.map(([name = '', ...columns]) => [name, columns]));
}

test('the status names the languages that an entry lacks', () => {
  const lacking = {
    'articles/futuro-sostenible-acero': 'index.de.md',
    'answers/fire': 'index.de.md',
    'testimonials/familia-ejemplo': 'index.de.yaml',
    'works/el-roble': 'index.de.md',
  };
  for (const [entry, file] of Object.entries(lacking)) rmSync(path.join(folder, 'content', entry, file));
  const said = status();
  expect(said.file).toEqual(TRANSLATED);
  for (const entry of Object.keys(lacking))
    expect(said[entry], entry).toEqual(TRANSLATED.map((language) => (language === 'de' ? 'missing' : 'ok')));
});

test('a changed Spanish text makes its translations stale, a changed fact does not', () => {
  edit(`${WORK}/index.es.md`, (text) => text.replace(/^year: .*$/m, 'year: 2019'));
  expect(status()['works/villa-del-sol']).toEqual(TRANSLATED.map(() => 'ok'));
  edit(`${WORK}/index.es.md`, (text) => text.replace(/^name: .*$/m, 'name: Villa de la Luna'));
  expect(status()['works/villa-del-sol']).toEqual(TRANSLATED.map(() => 'stale'));
});

test('a file of translations that cannot be read is named, with its line', () => {
  edit('content/translations.json', (text) => text.replace('",\n', '"\n'));
  expect(status).toThrow(/content\/translations\.json\n.*línea \d+: no se puede leer/);
});
