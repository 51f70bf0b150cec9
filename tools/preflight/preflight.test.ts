import { expect, test } from 'vitest';
import otherOwner from '../../tests/support/other-owner.config.ts';
import { samplesIn } from './preflight.ts';

const SETTINGS = 'site.config.ts';

test.each([
  ['siteUrl', 'https://www.montante.example'],
  ['siteUrl', 'https://www.example.com'],
  ['siteUrl', 'https://casas.test'],
  ['email', 'info@montante.example'],
  ['phone', '+34 600 000 000'],
  ['phone', '+34600000000'],
  ['taxId', 'B00000000'],
  ['registry', 'Registro Mercantil de Alicante, tomo 0000, folio 12, hoja A-123'],
  ['registry', 'Registro Mercantil de Alicante, tomo 12, folio 000, hoja A-123'],
  ['registry', 'Registro Mercantil de Alicante, tomo 12, folio 3, hoja A-000000'],
  ['legalName', 'Vigas, S. L. (empresa de ejemplo)'],
  ['hostingProvider', 'Proveedor de alojamiento de ejemplo, S. L.'],
  ['reaNumber', '00/00/0000000'],
  ['street', 'Calle de Ejemplo, 600'],
  ['postalCode', '03000'],
  ['brand', 'Montante'],
  ['consentCookie', 'montante_consent'],
  ['name', 'Telaio Acciaio'],
  ['name', 'Copa de Golf Levante'],
])('the setting %s: %j is named as a sample, with file, field and value', (key, value) => {
  const settings = { company: { [key]: value, city: 'Alicante' } };
  expect(samplesIn(SETTINGS, settings)).toEqual([{ file: SETTINGS, field: `company › ${key}`, value }]);
});

test('values in lists are named by their place', () => {
  const found = samplesIn('content/suppliers.yaml', [
    { name: 'Vidrios Ruiz' },
    { url: 'https://yeso.example' },
  ]);
  expect(found).toEqual([
    { file: 'content/suppliers.yaml', field: '1 › url', value: 'https://yeso.example' },
  ]);
});

test.each([
  [
    'content/testimonials/familia/index.es.yaml',
    { name: 'Familia Ejemplo', sample: true },
    'sample',
    'Familia Ejemplo',
  ],
  ['content/pictures.yaml', { casa: { file: 'casa.jpg', render: true } }, 'casa › render', 'casa.jpg'],
  ['content/wall-layers.yaml', { sample: true, layers: [] }, 'sample', 'still marked as a sample'],
  [
    'content/later.yaml',
    { deep: [{ down: { sample: true } }] },
    'deep › 0 › down › sample',
    'still marked as a sample',
  ],
  [
    'content/road.yaml',
    { steps: [{ id: 'permit', sample: true, name: { es: 'Licencia' } }] },
    'steps › 0 › sample',
    'permit',
  ],
  ['content/service.yaml', { areas: { sample: true } }, 'areas › sample', 'still marked as a sample'],
  ['content/suppliers.yaml', [{ name: 'Fibrano' }], '0 › name', 'Fibrano'],
  [
    'content/works/casa/index.es.md',
    { category: 'residential', name: 'Casa', sample: true },
    'sample',
    'Casa',
  ],
])('what %s marks or names as a sample is found', (file, data, field, value) => {
  expect(samplesIn(file, data)).toEqual([{ file, field, value }]);
});

test('an owner’s own values are left alone', () => {
  const reserved = JSON.stringify(otherOwner).replaceAll('.test', '.es');
  expect(samplesIn(SETTINGS, JSON.parse(reserved))).toEqual([]);
});

test('prose is left alone: an example in a text is no sample', () => {
  const texts = { text: { es: 'Por ejemplo, una muestra de 1.000.000 €.' }, sample: false, render: false };
  expect(samplesIn('content/advantages.yaml', texts)).toEqual([]);
});
