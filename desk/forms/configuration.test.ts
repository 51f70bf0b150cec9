import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readFields } from '#app/content/entries.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { type Data, ownTexts } from '../editor/own-texts.ts';
import { deskConfiguration } from './configuration.ts';
import type { Field } from './form-fields.ts';
import { labelOf } from './labels.ts';

type Form = { name: string; file: string; fields: Field[] };

const configuration = deskConfiguration();

/** Every form, with the pattern of its files. */
const forms: Form[] = configuration.collections.flatMap((each) => {
  const { files, folder, extension } = each as { files?: Form[]; folder?: string; extension?: string };
  return files ?? [{ ...(each as Form), file: `${folder}/*/index.{{locale}}.${extension}` }];
});

function filesOf({ file }: Form): [file: string, isSpanish: boolean][] {
  return ['es', ...PUBLISHED_LANGUAGES.filter((language) => language !== 'es')].flatMap((language) =>
    globSync(file.replace('{{locale}}', language)).map((each): [string, boolean] => [
      each,
      language === 'es',
    ]),
  );
}

const field = (form: string, name: string) =>
  forms.find((each) => each.name === form)?.fields.find((each) => each.name === name);

test('Sveltia’s own schema takes the configuration', () => {
  const schema = JSON.parse(
    readFileSync('desk/editor/node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
  );
  const ajv = new Ajv({ strict: false, logger: false });
  const isRight = ajv.validate(schema, JSON.parse(JSON.stringify(configuration)));
  expect(isRight, ajv.errorsText()).toBe(true);
});

test('a field without a label stops the desk and is named', () => {
  expect(() => labelOf(['settings', 'company', 'nickname'])).toThrow(/settings\.company\.nickname/);
});

test('every file that an owner writes has a form', () => {
  const shown = new Set(forms.flatMap(filesOf).map(([file]) => file));
  expect(globSync('content/**/*.{yaml,md}').filter((file) => !shown.has(file))).toEqual([]);
});

test('facts stand in Spanish alone, and each language has its own texts', () => {
  expect(field('works', 'place')?.i18n).toBeUndefined();
  expect(field('works', 'name')?.i18n).toBe(true);
  const pictures = field('pictures', 'pictures')?.fields ?? [];
  expect(Object.fromEntries(pictures.map(({ name, i18n }) => [name, i18n]))).toMatchObject({
    id: 'duplicate',
    file: undefined,
    alt: true,
  });
});

test('the form of a page begins as a list of its sections, that of the company shows its fields', () => {
  expect(field('home', 'hero')?.collapsed).toBe(true);
  expect(field('settings', 'contact')?.collapsed).toBeUndefined();
});

test('a list names its items by what they are', () => {
  expect(field('team', 'people')?.summary).toBe('{{fields.name}}');
  expect(field('claims-and-vat', 'claims')?.summary).toBe('{{fields.holdsFor}}');
});

test('the form says what the schema expects', () => {
  const contact = field('settings', 'contact')?.fields ?? [];
  const [rule = '', message = ''] = (contact.find(({ name }) => name === 'phone')?.pattern ?? []) as string[];
  expect('+34 600 000 000').toMatch(new RegExp(rule));
  expect('600000000').not.toMatch(new RegExp(rule));
  expect(message).toContain('«+34 600 000 000»');
});

test('an owner without a partner or a sponsored event can take them out', () => {
  for (const name of ['partner', 'sponsorship'])
    expect(field('settings', name)).toMatchObject({ widget: 'object', required: false });
});

test('a text that names a claim is not measured before the number stands in it', () => {
  const [rule = ''] = (field('works', 'title')?.pattern ?? []) as string[];
  expect('x'.repeat(65)).toMatch(new RegExp(rule));
  expect('x'.repeat(66)).not.toMatch(new RegExp(rule));
  expect(`${'x'.repeat(60)} {{claims.house-weeks.from}}`).toMatch(new RegExp(rule));
});

/** Texts that a form would not take, each with its field. */
function refused(fields: readonly Field[], data: unknown): string[] {
  const record = (data ?? {}) as Record<string, unknown>;
  return fields.flatMap(({ name, pattern, fields: inner }) => {
    const value = record[name];
    if (inner) return [value].flat().flatMap((item) => refused(inner, item));
    const [rule] = (pattern ?? []) as string[];
    return rule && typeof value === 'string' && !new RegExp(rule).test(value) ? [`${name}: ${value}`] : [];
  });
}

test('what is written in each language can be saved: no form asks of one what another needs', () => {
  const wrong = forms.flatMap((form) =>
    filesOf(form).flatMap(([file]) =>
      file.includes('/legal/') ? [] : refused(form.fields, readFields(file).fields),
    ),
  );
  expect(wrong).toEqual([]);
});

test('what another language has of its own is still there when its entry is saved', () => {
  for (const form of forms)
    for (const [file, isSpanish] of filesOf(form)) {
      if (isSpanish || file.includes('/legal/') || !form.file.includes('{{locale}}')) continue;
      const data = readFields(file).fields as Data;
      expect(ownTexts(form.fields, data), file).toEqual(data);
    }
});

test('every file stands as the desk writes it, so that a change in a form changes its line alone', () => {
  for (const file of globSync('content/**/*.{yaml,md}', { exclude: ['content/legal/**'] })) {
    const text = readFileSync(file, 'utf8');
    const written = /^---\n(.*?\n)---\n/s.exec(text)?.[1] ?? text;
    expect(written, file).toBe(stringify(parse(written), { lineWidth: 0, singleQuote: true }));
  }
});
