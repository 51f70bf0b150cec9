import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CLAIMS_FILE, claims } from './claims.ts';
import { type Collection, ENTRY_COLLECTIONS, readFields } from './entries.ts';
import { readCollection } from './file-collection.ts';
import { FILE_COLLECTIONS } from './schema/collection-schemas.ts';
import { readSettings } from './settings-file.ts';
import { ContentError, check } from './source.ts';

// Each file is read as the build reads it, from a copy of content/ in which one has been changed.
const root = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
let changed: string | undefined;

beforeAll(() => {
  cpSync('content', path.join(copy, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'assets'), path.join(copy, 'assets'));
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
});
afterEach(() => {
  if (changed) cpSync(path.join(root, changed), path.join(copy, changed));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(copy, { recursive: true });
});

function read(file: string): void {
  const [, collection = '', id] = file.split('/');
  if (collection === 'settings.yaml') readSettings();
  else if (file === CLAIMS_FILE) claims();
  else if (collection in FILE_COLLECTIONS) {
    readCollection(collection, FILE_COLLECTIONS[collection as keyof typeof FILE_COLLECTIONS]);
  } else if (id) {
    const { spanish, translation } = ENTRY_COLLECTIONS[collection as Collection];
    check(file, /\.es\.\w+$/.test(file) ? spanish : translation('de'), readFields(file).fields);
  }
}

/** What is said of a file in which a piece of text has been replaced: `file`, then a line for each problem. */
function said(file: string, from: string | RegExp, to: string): string[] {
  changed = file;
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path.join(copy, file), after, after.startsWith('\0LATIN1') ? 'latin1' : 'utf8');
  try {
    read(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.file, ...error.problems];
  }
  return [];
}

/** Line of a file, from 1 on, that a piece of text stands in. */
const lineIn = (file: string, text: string) =>
  readFileSync(path.join(root, file), 'utf8').split(text)[0]?.split('\n').length;

const SETTINGS = 'content/settings.yaml';
const WORK = 'content/works/villa-del-sol/index.es.md';

test.each([
  ['a tab', SETTINGS, '  street:', '\tstreet:', 'street:', 'empieza con un tabulador'],
  ['a colon in a text', SETTINGS, 'street: Calle', 'street: Calle: una', 'street:', 'va entre comillas'],
  ['a quote that is not closed', SETTINGS, 'street: C', 'street: "C', 'street:', 'falta la comilla'],
  ['a field twice', SETTINGS, 'country:', 'city: X\n    country:', 'country:', 'repite un campo'],
  ['a reference to nothing', SETTINGS, 'brand: ', 'brand: *', 'brand:', 'va entre comillas'],
  ['a tab in a translation', 'content/home/de.yaml', /^ {2}/m, '\t', '', 'empieza con un tabulador'],
])('%s is told in Spanish, with its line', (_, file, from, to, place, expected) => {
  const [where, problem = '', ...more] = said(file, from, to);
  expect(where).toBe(file);
  if (place) expect(problem).toContain(`línea ${lineIn(file, place)}: `);
  expect(problem).toContain(expected);
  expect(problem).not.toMatch(/YAML|\bat line\b|Error/);
  expect(more).toEqual([]);
});

const PHONE = 'se esperaba un número con su prefijo y con espacios, como «+34 600 000 000»';

test.each([
  ['contact › phone', 'phone: +34 600 000 000', 'phone: 962870113', PHONE],
  ['contact › phone', 'phone: +34 600 000 000', 'phone: +34962870113', PHONE],
  ['contact › phone', 'phone: +34 600 000 000', 'phone: 600 000 000', PHONE],
  ['contact › email', /email: .*/, 'email: acero', 'se esperaba una dirección de correo'],
  ['contact › email', / {2}email: .*\n/, '', 'falta: se esperaba una dirección de correo'],
  ['siteUrl', /siteUrl: .*/, 'siteUrl:', 'falta: se esperaba una dirección completa'],
  ['company › taxId', 'B00000000', 'B12345678', 'no puede ser un NIF'],
  ['company › address › postalCode', "'03000'", '03001', "cinco cifras entre comillas, como «'03001'»"],
  ['contact', '  phone: ', '  telefono: ', 'no se conoce «telefono»: ¿está bien escrito?'],
])('%s of the settings: %s as %s', (field, from, to, expected) => {
  const problems = said(SETTINGS, from, to).slice(1);
  expect(problems.find((problem) => problem.startsWith(`${field}: `))).toContain(expected);
});

test.each([
  ['2026-02-30', 'no hay tal día: «2026-02-30»'],
  ['2026-13-01', 'no hay tal día: «2026-13-01»'],
  ['26/11/2026', 'se esperaba una fecha como 2025-10-08'],
])('a day written %s', (day, expected) => {
  const article = 'content/articles/inversion-steel-frame/index.es.md';
  expect(said(article, /^date: .*$/m, `date: ${day}`)[1]).toContain(`date: ${expected}`);
  const pages = 'content/pages-and-navigation/es.yaml';
  expect(said(pages, /updated: 2.*/, `updated: ${day}`)[1]).toContain(`updated: ${expected}`);
});

test.each([
  [
    'a link that has lost its marks',
    'content/quote/de.yaml',
    /<\/?link>/g,
    '',
    'data › text: se esperaba una vez cada enlace, entre sus marcas: <link>…</link>',
  ],
  ['a misspelt field', 'content/phases/es.yaml', 'weeks:', 'week:', 'phases › foundations › weeks: falta'],
  [
    'an empty text, as forms leave it',
    'content/home/pl.yaml',
    /promise: .*/,
    "promise: ''",
    'hero › promise: falta',
  ],
  [
    'a placeholder that nothing fills',
    'content/technology/pl.yaml',
    /^ {2}lead: .*/m,
    "  lead: '{{brand}} {{total}}'",
    'hero › lead: {{total}} no vale: se esperaba uno de estos: {{brand}}',
  ],
  [
    'a fact in a translation',
    'content/phases/en.yaml',
    '- id: foundations\n',
    '- id: foundations\n    start: 1\n',
    'phases › foundations › start: no se traduce',
  ],
  [
    'an entry that Spanish has not',
    'content/pictures/it.yaml',
    '- id: villa-phase-1\n',
    '- id: villa-phase-9\n',
    'pictures › villa-phase-9: no está en el archivo español',
  ],
  [
    'a word outside a list of choices',
    'content/service/es.yaml',
    'talking:\n    - es',
    'talking:\n    - fr',
    'languages › talking › n.º 1: «fr» no vale: se esperaba uno de estos',
  ],
  [
    'parts that do not add up',
    'content/price/es.yaml',
    'part: 15',
    'part: 16',
    'payments: se esperaba que las partes sumaran 100',
  ],
  [
    'a claim without its basis',
    'content/claims-and-vat.yaml',
    /(id: villa-days\n[\s\S]*?own: )true/,
    '$1false',
    'villa-days › basis: se esperaba la marca «own»',
  ],
  [
    'a claim that does not exist',
    'content/advantages/de.yaml',
    /^( {2}- title: ).*$/m,
    "$1'{{claims.days}} Tage'",
    'title: {{claims.days}} no vale: se esperaba una de estas',
  ],
  [
    'a day to come',
    'content/pages-and-navigation/es.yaml',
    /updated: 2.*/,
    'updated: 2099-01-01',
    'updated: se esperaba el día de un cambio ya hecho',
  ],
  [
    'a description that is cut',
    WORK,
    /^description: .*$/m,
    `description: ${'palabra '.repeat(30).trim()}`,
    'description: se esperaban de 120 a 160 caracteres',
  ],
  ['a file of another encoding', 'content/home/es.yaml', /^/, '\u0000LATIN1', 'no está guardado como UTF-8'],
  ['an empty file', 'content/technology/pl.yaml', /[\s\S]*/, '', 'falta todo: no hay ningún campo escrito'],
  [
    'a placeholder that does not close',
    'content/home/es.yaml',
    '{{claims.house-weeks.from}}',
    '{{claims.house-weeks.from}',
    'hero › promise: «{{claims.house-weeks.from}»: se esperaban dos llaves',
  ],
  [
    'a source without its year',
    'content/answers/hanging-furniture/index.es.md',
    / - text: .*$/m,
    ' - text: Un instituto',
    'sources › n.º 1 › text: se esperaba también el año',
  ],
])('%s is refused, by its file and field', (_, file, from, to, expected) => {
  const [where, ...problems] = said(file, from, to);
  expect(where).toBe(file);
  expect(problems.join('\n')).toContain(expected);
});

test('a mistake is told with the line of its field, in a translation too', () => {
  const german = 'content/pictures/de.yaml';
  const file = readFileSync(german, 'utf8');
  const [, alt = ''] = /id: villa-del-sol\n\s+alt: (.*)/.exec(file) ?? [];
  const problem = said(german, alt, `'${'x'.repeat(400)}'`)[1];
  expect(problem).toContain(`(línea ${lineIn(german, alt)})`);
});

test('a mistake is told with the line of what it quotes, in the text of an article too', () => {
  const article = 'content/articles/inversion-steel-frame/index.es.md';
  const text = readFileSync(article, 'utf8').split('\n');
  const name = text.findLast((line) => line.length > 80)?.slice(0, 60) ?? '';
  const { problems } = new ContentError(article, [`«${name}»: no vale`, 'category: «x» no está']);
  expect(problems).toEqual([
    `«${name}»: no vale (línea ${lineIn(article, name)})`,
    `category: «x» no está (línea ${lineIn(article, 'category:')})`,
  ]);
});
