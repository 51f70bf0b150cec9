import { expect, test } from 'vitest';
import { readSettings, SETTINGS_FILE } from '#app/content/settings-file.ts';
import otherOwner from '../../tests/support/other-owner.config.ts';
import { EXAMPLES } from './examples.ts';
import { examplesIn, markedSamples, placeSamples } from './samples.ts';

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [value];

test('each example value of the settings is found, by the name of its field', () => {
  const found = examplesIn(readSettings(), EXAMPLES);
  expect(found).toHaveLength(leaves(EXAMPLES).length);
  expect(found).toContainEqual({
    file: SETTINGS_FILE,
    group: 'before',
    sentence: 'Empresa › NIF: dice «B00000000», que es de la empresa de muestra.',
  });
});

test('an owner’s own values are left alone', () => {
  expect(examplesIn(otherOwner, EXAMPLES)).toEqual([]);
});

test.each([
  ['content/claims-and-vat.yaml', 'before'],
  ['content/works/villa-del-sol/index.es.md', 'before'],
  ['content/suppliers/es.yaml', 'before'],
  ['content/testimonials/familia-ejemplo/index.es.yaml', 'later'],
  ['content/pictures/es.yaml', 'later'],
])('what is marked in %s is found', (file, group) => {
  expect(markedSamples().filter((sample) => sample.file === file)[0]?.group).toBe(group);
});

test('what still names the place of the sample is listed once the company is elsewhere, and only then', () => {
  const { company } = otherOwner;
  expect(placeSamples(company)).toEqual([]);
  const address = { ...company.address, city: 'Gandía', region: 'Valencia' };
  for (const languages of [['es'], ['es', 'de']] as const) {
    const found = placeSamples({ ...company, address, areasServed: ['La Safor'] }, languages);
    const files = found.map(({ file }) => file);
    expect(files).toContain('content/home/es.yaml');
    expect(files.includes('content/home/de.yaml')).toBe(languages.length > 1);
    expect(files).not.toContain('content/legal/legal-notice/index.es.md');
  }
});
