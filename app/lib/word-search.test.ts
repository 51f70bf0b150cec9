import { expect, test } from 'vitest';
import { answersIn } from '#app/content/answers.ts';
import type { Language } from '#app/site/language-codes.ts';
import { wordSearch } from './word-search.ts';

test.each<[query: string, text: string, found: boolean, language?: Language]>([
  ['rui', 'Se oye menos ruido que antes', true],
  ['uido', 'Se oye menos ruido que antes', false],
  ['RUÍDO', 'Se oye menos ruido', true],
  ['ano', 'Veinte años', true],
  ['precios', 'El precio', true],
  ['precio', 'Los precios', true],
  ['precios', 'Es preciso', false],
  ['raíces', 'La raíz', true],
  ['financiación', '¿Me financiará un banco?', true],
  ['oxidación', 'El acero no se oxida', true],
  ['cocina banco', 'La cocina', false],
  ['banco cocina', 'La cocina y el banco', true],
  ['el precio de la casa', 'Precio: una casa cuesta', true],
  ['el', 'Precio: una casa cuesta', false],
  ['10', 'IVA del 10 %', true],
  ['m²', 'a 880 €/m²', true],
  ['€', 'a 880 €/m²', false],
  ['😀', 'Cualquier texto', false],
  ['¿', '¿Cualquier texto?', false],
  ['larm', 'Lärm von der Straße', true, 'de'],
  ['Laerm', 'Lärm von der Straße', true, 'de'],
  ['Neubau', 'Ein neues Haus', false, 'de'],
  ['Steuern', 'Steuer', true, 'de'],
  ['strasse', 'Lärm von der Straße', true, 'de'],
  ['Häuser', 'Ein Haus', true, 'de'],
  ['Steuern', 'Die Grundsteuer', true, 'de'],
  ['earthquakes', 'In an earthquake', true, 'en'],
  ['noisy', 'Less noise', true, 'en'],
  ['banche', 'La banca', true, 'it'],
  ['sciana', 'Ściana i życie', true, 'pl'],
  ['ceny', 'Cena domu', true, 'pl'],
  ['hałasu', 'Hałas', true, 'pl'],
  ['inundações', 'Área inundada', true, 'pt'],
  ['garagens', 'Uma garagem', true, 'pt'],
  ['jardins', 'O jardim', true, 'pt'],
  ['aluguéis', 'O aluguel', true, 'pt'],
])('«%s» in «%s»: %s', (query, text, found, language = 'es') => {
  expect(wordSearch(query, language)(text)).toBe(found);
});

test.each<[Language, string]>([
  [
    'es',
    'ruido hipoteca licencia precios terremoto sismo seísmo financiación óxido oxidación garaje frío internet',
  ],
  [
    'en',
    'noise mortgage permit prices earthquakes swimming pool wifi hurricane garage rust cold loan internet',
  ],
  ['de', 'Lärm Kredit Genehmigung Preise Erdbeben Finanzierung Rost Garage Kälte Internet Steuern Schimmel'],
  ['it', 'rumore mutuo permesso prezzi terremoto finanziamento ruggine garage freddo internet tasse muffa'],
  ['pl', 'hałas kredyt pozwolenie ceny trzęsienie finansowanie rdza garaż zimno internet podatki pleśń'],
  ['pt', 'ruído financiamento licença preços terremoto ferrugem garagem frio internet impostos mofo'],
])('in %s the answers are found by the words that people use', async (language, words) => {
  const answers = await answersIn(language);
  const found = (word: string) => {
    const fits = wordSearch(word, language);
    return answers.some(({ question, html, searchWords }) => fits(`${question} ${html} ${searchWords}`));
  };
  expect(words.split(' ').filter((word) => !found(word))).toEqual([]);
});
