import { expect, test } from 'vitest';
import type { Language } from '#app/site/languages.ts';
import type { Claim } from './claims.ts';
import { adviceOn, figuresByHand, figuresIn } from './claims-by-hand.ts';

const words = { es: 'x', en: 'x', it: 'x', de: 'x', pl: 'x', pt: 'x' };

function claim(value: Claim['value'], unit: Claim['unit'], otherMeanings?: string[]): Claim {
  return { value, unit, holdsFor: words, qualification: words, basis: { own: true }, otherMeanings };
}

const REGISTER: Record<string, Claim> = {
  weeks: claim({ from: 9, to: 14 }, 'weeks'),
  days: claim(120, 'days'),
  years: claim(20, 'years'),
  share: claim(35, 'percent', ['35 % de los bosques']),
  water: claim({ from: 75, to: 90 }, 'percent'),
  people: claim(200, 'people'),
};

const found = (text: string, language: Language) =>
  figuresIn(text, language, REGISTER).map(({ claim }) => claim);

test.each<[Language, string, string[]]>([
  ['es', 'De la cimentación a las llaves en 9–14 semanas.', ['weeks']],
  ['es', 'De 9 a 14 semanas.', ['weeks']],
  ['es', 'Un calendario por semanas: entre 9 y 14, hasta las llaves.', ['weeks']],
  ['es', 'Entre la semana 9 y la 14.', ['weeks']],
  ['es', '<figure>9–14</figure> semanas garantizadas', ['weeks']],
  ['es', 'El día\u00a0120 son las llaves de los 120\u202fdías.', ['days']],
  ['es', '20 <small>años</small> de garantía', ['years']],
  ['es', 'Hasta un 35\u202f% menos.', ['share']],
  ['es', 'Entre un 75 % y un 90 % menos.', ['water']],
  ['es', 'Consumo de agua: −90 %', ['water']],
  ['es', 'Somos más de 200: quien dibuja y quien corta.', ['people']],
  ['es', '+200', ['people']],
  ['en', 'Keys in 9 to 14 weeks, at most 35% waste.', ['weeks', 'share']],
  ['en', 'Between 9 and 14 weeks; 120 days; a 20-year guarantee.', ['weeks', 'days', 'years']],
  ['en', 'By week 14, 200 professionals.', ['weeks', 'people']],
  ['en', '75 to 90 per cent less', ['water']],
  ['it', 'Dalle 9 alle 14 settimane, 120 giorni, 20 anni.', ['weeks', 'days', 'years']],
  ['it', 'Fino al 35%, più di 200 professionisti.', ['share', 'people']],
  ['it', 'Entro la settimana 14, dal 75 al 90 % in meno', ['weeks', 'water']],
  ['de', 'In 9 bis 14 Wochen, in 120 Tagen, mit 20 Jahren Garantie.', ['weeks', 'days', 'years']],
  ['de', 'In der 14. Woche 35 Prozent, eine 20-jährige Garantie.', ['weeks', 'years', 'share']],
  ['de', 'Zwischen 9 und 14 Wochen mit mehr als 200 Fachleuten.', ['weeks', 'people']],
  ['pl', 'Od 9 do 14 tygodni, 120 dni, z 20 latami gwarancji.', ['weeks', 'days', 'years']],
  ['pl', 'W 14. tygodniu 35 procent, ponad 200 specjalistów.', ['weeks', 'share', 'people']],
  ['pl', '20-letnia gwarancja, 75–90% mniej', ['years', 'water']],
  ['pt', 'De 9 a 14 semanas, 120 dias, 20 anos.', ['weeks', 'days', 'years']],
  ['pt', 'Até 35% menos, mais de 200 profissionais.', ['share', 'people']],
])('a figure of a claim that is written by hand is found (%s: %s)', (language, text, expected) => {
  expect(found(text, language)).toEqual(expected);
});

test.each<[Language, string]>([
  ['es', 'De {{claims.weeks.from}} a {{claims.weeks.to}} semanas, hasta un {{claims.share}} %.'],
  ['es', 'Un 135 % más, 1,35 veces, 35,5 %, 35 m² en 14 metros.'],
  ['es', 'McKinsey: un 20–35 % menos en 2019.'],
  ['es', 'Más de 200 gramos.'],
  ['es', 'Véase [la villa](article:casa-lujo-120-dias-steel-frame) y https://example.org/120-dias.'],
  ['en', 'Room 14, 9 doors, 90 mm, 2014.'],
  ['de', 'Am 14. Wochentag wird nicht gezählt: 14. Wochenende.'],
])('other figures are left alone (%s: %s)', (language, text) => {
  expect(found(text, language)).toEqual([]);
});

test('a sentence in which the figure means something else is left alone, and only that sentence', () => {
  expect(found('España tiene un 35\u202f% de los bosques.', 'es')).toEqual([]);
  expect(found('España tiene un 35 % de los bosques. Aquí se tira un 35 % menos.', 'es')).toEqual(['share']);
});

test('no text of content/ writes the figure of a claim by hand: a change of the register would not reach it', () => {
  expect(figuresByHand().map((figure) => `${figure.file}: ${adviceOn(figure)}`)).toEqual([]);
});
