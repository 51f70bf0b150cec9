import { expect, test } from 'vitest';
import type { Language } from '#app/site/published-languages.ts';
import { renderMarkdown } from './markdown.ts';
import { setTypography } from './typography.ts';

/** Makes invisible characters visible: `·` no-break space, `¬` narrow no-break space, `+` word joiner. */
const seen = (text: string) =>
  text.replaceAll('\u00a0', '·').replaceAll('\u202f', '¬').replaceAll('\u2060', '+');

const CASES: [Language, string, string][] = [
  ['es', 'Un 35 % y un 40% menos', 'Un 35¬% y un 40¬% menos'],
  ['es', '100 <small>%</small>', '100¬<small>%</small>'],
  ['es', '20 años, 9-14 semanas, 10 m² y 5 W/m²K', '20·años, 9–14·semanas, 10¬m² y 5¬W/m²K'],
  ['es', '0,56 W/(m²·K)', '0,56¬W/(m²¬·¬K)'],
  ['es', '{{weeks}} semanas, {{frame}} % estructura', '{{weeks}}·semanas, {{frame}}¬% estructura'],
  ['es', '{{length}} × {{width}}, 120 × 35 m', '{{length}}¬×¬{{width}}, 120¬×¬35¬m'],
  ['es', 'El artículo 91 y el art. 6', 'El artículo·91 y el art.·6'],
  [
    'es',
    'De 9 a 14 semanas, de {{from}} a {{to}}, REI 60',
    'De 9·a·14·semanas, de {{from}}·a·{{to}}, REI·60',
  ],
  ['es', 'CTE DB-HS 1, DB-SE-A', 'CTE DB-+HS·1, DB-+SE-A'],
  [
    'es',
    'UNE-EN 1993-1-2, EN 1090, NCSE-02 (RD 997/2002), tabla 3.1',
    'UNE-+EN·1993-+1-+2, EN·1090, NCSE-+02 (RD·997/2002), tabla·3.1',
  ],
  ['es', 'Lo llama "acero ligero"', 'Lo llama «acero ligero»'],
  ['en', 'up to 35 % in 20 years, 400 mm', 'up to 35% in 20·years, 400¬mm'],
  ['en', 'the clients’ "light steel"', 'the clients’ ‘light steel’'],
  ['it', 'fino al 35 % in 20 anni', 'fino al 35% in 20·anni'],
  ['it', 'nel 2007 ha misurato, nel 2025 l’Università', 'nel 2007 ha misurato, nel 2025 l’Università'],
  ['es', '("uno") y "<b>dos</b>"', '(«uno») y «<b>dos</b>»'],
  ['es', 'dijo "es el "acero ligero" de aquí"', 'dijo «es el “acero ligero” de aquí»'],
  ['it', 'l’"acqua" dei "tubi"', 'l’«acqua» dei «tubi»'],
  ['it', 'si dice "acciaio"', 'si dice «acciaio»'],
  ['de', 'z. B. 35%, d.h. am 14. Tag', 'z.¬B. 35¬%, d.¬h. am 14.·Tag'],
  ['de', 'in 9 bis 14 Wochen, in 2 Werktagen', 'in 9·bis·14·Wochen, in 2·Werktagen'],
  ['de', 'Art. 6 Abs. 1 heißt "Bau"', 'Art.·6 Abs.·1 heißt „Bau“'],
  ['pl', 'I tak, w domu i o <b>tym</b> z (a u nas)', 'I·tak, w·domu i·o·<b>tym</b> z·(a·u·nas)'],
  ['pl', 'od 400 000 €, nie 1 250 000', 'od 400·000¬€, nie 1·250·000'],
  ['pl', 'za 35 % i "stal" na 20 lat', 'za 35% i·„stal” na 20·lat'],
  ['pt', 'até 35 % em 20 anos, € 300', 'até 35% em 20·anos, €¬300'],
  ['pt', 'diz "aço leve"', 'diz “aço leve”'],
];

test.each(CASES)('signs and spaces are those of the language (%s: %s)', (language, text, expected) => {
  expect(seen(setTypography(text, language))).toBe(expected);
});

test.each(CASES)('what is set stays as it is (%s: %s)', (language, text) => {
  const once = setTypography(text, language);
  expect(setTypography(once, language)).toBe(once);
});

test.each(['2026-11-22', 'https://example.org/a?b=20%20c', 'info@example.org', 'en 2019 la casa'])(
  'dates, addresses and years are left alone: %s',
  (text) => {
    expect(setTypography(text, 'es')).toBe(text);
  },
);

test('in Markdown a paragraph is one text, whatever is emphasised in it, and code is left alone', async () => {
  const { lead } = await renderMarkdown(
    'Hasta un **35** % en **20** [años](https://example.org) con `20 %`.',
    {
      file: 'content/articles/x/index.es.md',
      language: 'es',
      resolveLink: () => undefined,
    },
  );
  expect(seen(lead)).toBe(
    'Hasta un <strong>35</strong>¬% en <strong>20</strong>·<a href="https://example.org" rel="noopener">años</a> con <code>20 %</code>.',
  );
});
