import { expect, test } from 'vitest';
import { wordSearch } from './word-search.ts';

test.each<[query: string, text: string, found: boolean]>([
  ['ruido', 'Se oye menos ruido que antes', true],
  ['rui', 'Se oye menos ruido que antes', true],
  ['uido', 'Se oye menos ruido que antes', false],
  ['RUÍDO', 'Se oye menos ruido', true],
  ['ano', 'Veinte años', true],
  ['larm', 'Lärm von der Straße', true],
  ['strasse', 'Lärm von der Straße', true],
  ['sciana', 'Ściana i życie', true],
  ['halas w lokalu', 'Hałas. Lokal i lokalu', true],
  ['cocina banco', 'La cocina', false],
  ['banco cocina', 'La cocina y el banco', true],
  ['el precio de la casa', 'Precio: una casa cuesta', true],
  ['el', 'Precio: una casa cuesta', false],
  ['10', 'IVA del 10 %', true],
  ['m²', 'a 880 €/m²', true],
  ['¿', 'Cualquier texto', true],
  ['  ', 'Cualquier texto', true],
])('«%s» in «%s»: %s', (query, text, found) => {
  expect(wordSearch(query)(text)).toBe(found);
});
