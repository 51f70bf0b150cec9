import { expect, test } from 'vitest';
import otherOwner from '../../tests/support/other-owner.config.ts';
import { samplesIn } from './samples.ts';

/** Where samples are found in some data of a collection. */
const places = (collection: string, data: unknown) =>
  samplesIn([{ collection, data }]).map(({ group, field }) => [group, field]);

test.each([
  ['siteUrl', 'https://www.montante.example'],
  ['siteUrl', 'https://www.example.com'],
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
])('the setting %s: %j must be replaced before publishing', (key, value) => {
  const [found, ...more] = samplesIn([
    { collection: 'settings', data: { company: { [key]: value, city: 'Alicante' } } },
  ]);
  expect(found).toMatchObject({ collection: 'settings', group: 'before', field: `company › ${key}` });
  expect(found?.sentence).toContain(`«${value}»`);
  expect(more).toEqual([]);
});

test('a value is called what the form says of it', () => {
  const [found] = samplesIn([{ collection: 'settings', data: { company: { taxId: 'B00000000' } } }]);
  expect(found?.sentence).toBe('NIF de la empresa: ahora dice «B00000000», que es de muestra.');
});

test.each<[collection: string, data: object, group: string, field: string]>([
  [
    'suppliers',
    { suppliers: [{ name: 'Vidrios Ruiz' }, { url: 'https://yeso.example' }] },
    'before',
    'suppliers › n.º 2 › url',
  ],
  ['suppliers', { suppliers: [{ name: 'Fibrano' }] }, 'before', 'suppliers › n.º 1 › name'],
  ['claims', { claims: [{ id: 'house-weeks', sample: true }] }, 'before', 'claims › house-weeks › sample'],
  ['wall-layers', { sample: true, layers: [] }, 'before', 'sample'],
  ['later-on', { deep: [{ down: { sample: true } }] }, 'before', 'deep › n.º 1 › down › sample'],
  [
    'road',
    { steps: [{ id: 'permit', sample: true, name: 'Licencia' }] },
    'before',
    'steps › permit › sample',
  ],
  ['works', { category: 'residential', name: 'Casa', sample: true }, 'before', 'sample'],
  ['answers', { question: '¿Cuánto?', sample: true }, 'before', 'sample'],
  ['testimonials', { name: 'Familia Ejemplo', sample: true }, 'later', 'sample'],
  ['team', { people: [{ id: 'workshop', sample: true }] }, 'before', 'people › workshop › sample'],
  ['pictures', { pictures: [{ id: 'casa', render: true }] }, 'later', 'pictures › casa › render'],
])('what is marked or named as a sample in %s is found: %j', (collection, data, group, field) => {
  expect(places(collection, data)).toEqual([[group, field]]);
});

test('an entry is told by its folder and its name', () => {
  const data = { name: 'Villa del Sol', sample: true };
  expect(samplesIn([{ collection: 'works', id: 'villa-del-sol', data }])).toEqual([
    expect.objectContaining({
      id: 'villa-del-sol',
      sentence: expect.stringContaining('La obra «Villa del Sol»'),
    }),
  ]);
});

test('a person is told by the trade, and by what to do without anybody', () => {
  const data = {
    people: [{ id: 'workshop', name: 'Nombre Apellido', trade: 'Jefe de taller', sample: true }],
  };
  const [found] = samplesIn([{ collection: 'team', data }]);
  expect(found?.sentence).toContain('La persona «Jefe de taller»');
  expect(found?.sentence).toContain('bórrala');
});

test.each([
  [
    'claims',
    { claims: [{ id: 'guarantee', holdsFor: 'la estructura', sample: true }] },
    'La cifra de «la estructura»',
  ],
  ['pictures', { pictures: [{ id: 'villa', alt: 'Una casa', render: true }] }, 'La imagen «Una casa»'],
])(
  'an entry of %s that has no name is told by its words, not by its short name',
  (collection, data, words) => {
    expect(samplesIn([{ collection, data }])).toEqual([
      expect.objectContaining({ sentence: expect.stringContaining(words) }),
    ]);
  },
);

test('what must be done first comes first', () => {
  const found = samplesIn([
    { collection: 'pictures', data: { pictures: [{ id: 'casa', render: true }] } },
    { collection: 'price', data: { sample: true } },
  ]);
  expect(found.map(({ collection }) => collection)).toEqual(['price', 'pictures']);
});

test('an owner’s own values are left alone', () => {
  expect(samplesIn([{ collection: 'settings', data: otherOwner }])).toEqual([]);
});

test('prose is left alone: an example in a text is no sample', () => {
  const data = { text: 'Por ejemplo, una muestra de 1.000.000 €.', sample: false, render: false };
  expect(samplesIn([{ collection: 'advantages', data }])).toEqual([]);
});
