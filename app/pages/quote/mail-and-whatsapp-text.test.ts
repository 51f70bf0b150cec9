import { describe, expect, test } from 'vitest';
import type { QuoteRequest } from '#app/sections/quote/quote-fields.ts';
import { quoteMailto, quoteText, subjectParts } from './mail-and-whatsapp-text.ts';

const TO = 'info@montante.example';
const QUOTE: QuoteRequest = {
  name: 'Anneke Jansen',
  email: 'anneke@correo.example',
  phone: '+31 6 0000 0000',
  message: 'Una casa de una planta.',
};

/** Reads the headers of a mailto address as RFC 6068 tells a mail program to. */
function headersOf(mailto: string) {
  const [, query = ''] = mailto.split('?');
  return Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
}

const NASTY = {
  'accents and a tilde': 'Añádeme a la lista: ¿cuánto costaría, según tú, un ático en Jávea?',
  emoji: 'Casa 🏡 para la familia 👩‍👩‍👧‍👦 en España 🇪🇸',
  'characters of addresses': 'a & b ? c # d % e + f = g / h ; i @ j, k: 100 %25 &cc=otro@correo.example',
  quotes: `«comillas» "dobles" 'simples' \`graves\` <b>negrita</b> \\barra`,
  'right to left': 'أريد بيتًا من طابق واحد في أليكانتي. בית פרטי 120 m²',
  'other alphabets': 'Одноэтажный дом, 平屋の家, บ้านชั้นเดียว',
  'combining marks': 'e\u0301 n\u0303 \u200Bzero \u00A0duro',
  '5,000 characters': 'ñ 🏡&?#%á.'.repeat(500),
} as const;

describe.each(Object.entries(NASTY))('a message with %s', (_, text) => {
  test('arrives in the mail as it was typed', () => {
    const { body } = headersOf(quoteMailto({ ...QUOTE, message: text }, TO));
    expect(body?.split('\r\n').at(-1)).toBe(text);
  });

  test('arrives in the text for WhatsApp and clipboard as it was typed', () => {
    expect(quoteText({ ...QUOTE, message: text }).endsWith(`\n\n${text}`)).toBe(true);
  });

  test('arrives in the subject as it was typed, where it is a name', () => {
    const { subject } = headersOf(quoteMailto({ ...QUOTE, name: text }, TO));
    expect(subject).toBe(`Solicitud de Presupuesto de ${text}`);
  });

  test('makes an address of unreserved and percent-encoded characters only', () => {
    const [, query = ''] = quoteMailto({ ...QUOTE, name: text, message: text }, TO).split('?subject=');
    expect(query.replace('&body=', '')).toMatch(/^(?:[\w.~!'()*-]|%[\dA-F]{2})*$/);
  });
});

describe('the message', () => {
  test('greets with the name and gives e-mail, phone and message', () => {
    expect(quoteText(QUOTE)).toBe(
      'Hola, soy Anneke Jansen.\n\nEmail: anneke@correo.example\nTeléfono: +31 6 0000 0000\n\nUna casa de una planta.',
    );
  });

  test('says so if no phone was given', () => {
    expect(quoteText({ ...QUOTE, phone: '  ' })).toContain('\nTeléfono: sin indicar\n');
  });

  test('encodes an address that has characters of addresses in it', () => {
    expect(quoteMailto(QUOTE, 'obras&más?@montante.example')).toMatch(
      /^mailto:obras%26m%C3%A1s%3F@montante\.example\?subject=/,
    );
  });
});

describe('line breaks', () => {
  test.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085'])(
    '%j in the message are CRLF in the mail',
    (mark) => {
      expect(quoteMailto({ ...QUOTE, message: `uno${mark}dos` }, TO)).toMatch(/uno%0D%0Ados$/);
    },
  );

  test('in the message stay as many as they were', () => {
    expect(quoteText({ ...QUOTE, message: 'uno\r\n\r\ndos' })).toMatch(/uno\n\ndos$/);
  });

  test.each(['name', 'email', 'phone'] as const)('in the field "%s" are one space', (field) => {
    const text = quoteText({ ...QUOTE, [field]: 'uno\r\n\r\ndos' });
    expect(text).toContain('uno dos');
  });

  test.each([
    'Ana\r\nBcc: otro@correo.example',
    'Ana\nBcc: otro@correo.example',
    'Ana\u2028Bcc: otro@correo.example',
    'Ana%0D%0ABcc: otro@correo.example',
  ])('in the name %j start no header of their own', (name) => {
    expect(headersOf(quoteMailto({ ...QUOTE, name }, TO)).subject).not.toMatch(/[\r\n\u2028]/);
  });
});

describe('what no mail should carry', () => {
  test('is half a character: it becomes the replacement character instead of an error', () => {
    expect(headersOf(quoteMailto({ ...QUOTE, message: 'roto \uD83C fin' }, TO)).body).toMatch(
      /roto \uFFFD fin$/,
    );
  });

  test('is a control character in the message', () => {
    expect(quoteText({ ...QUOTE, message: 'a\u0000b\u0007c\td' })).toMatch(/abc\td$/);
  });
});

test('the subject names the visitor', () => {
  expect(subjectParts(QUOTE)).toEqual([
    'Solicitud de Presupuesto de ',
    { field: 'name', text: 'Anneke Jansen', given: true },
  ]);
});

describe('what is to be built', () => {
  test('stands in the subject and, a line each, between phone and message', () => {
    const quote: QuoteRequest = { ...QUOTE, kind: 'nave', area: '400', town: 'Elche', plot: 'buscando' };
    expect(headersOf(quoteMailto(quote, TO)).subject).toBe('Solicitud de Presupuesto de Anneke Jansen: nave');
    expect(quoteText(quote)).toContain(
      '\nTeléfono: +31 6 0000 0000\nTipo de obra: nave\nSuperficie: 400 m²\nMunicipio: Elche\nSolar: lo estoy buscando\n\nUna casa',
    );
  });

  test('leaves no trace where it is left open', () => {
    expect(quoteText({ ...QUOTE, kind: '', area: ' ', town: '\n', plot: '' })).toBe(quoteText(QUOTE));
  });

  test('is one line however it was typed, and gets a unit only where a figure ends it', () => {
    const text = quoteText({ ...QUOTE, area: 'unos 200\nmetros', town: 'Jávea\r\nBcc: otro@correo.example' });
    expect(text).toContain('\nSuperficie: unos 200 metros\nMunicipio: Jávea Bcc: otro@correo.example\n\n');
  });
});

test.each(['abc -5 m²', '1e3', '120 + 80', '1.250,50', '²', 'entre 90 y 110'])(
  'the area «%s» stands in the message as it was typed, at most with a unit after it',
  (area) => {
    const [, written] = /\nSuperficie: (.*)\n\n/.exec(quoteText({ ...QUOTE, area })) ?? [];
    expect([area, `${area} m²`]).toContain(written);
  },
);

test.each(['180 m2', '180m²', '180 m^2', '180 m 2', 'unos 200 metros', '1e309'])(
  'the area «%s» gets no second unit',
  (area) => {
    expect(quoteText({ ...QUOTE, area })).toContain(`\nSuperficie: ${area}\n`);
  },
);
