import { describe, expect, test } from 'vitest';
import { isEmail, wrongFields } from './quote-fields.ts';

describe('e-mail addresses', () => {
  test.each([
    'nombre@correo.com',
    'nombre.apellido+casa@sub.correo.co.uk',
    "o'brien@correo.ie",
    'a_b-c@correo-uno.example',
    '123@456.es',
    ' espacios@correo.com ',
    'ana@señal.es',
    'ana@xn--seal-hqa.es',
    'ivan@пример.рф',
    'josé@ñandú.es',
    '用户@例子.公司',
  ])('%j has the form of one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'anneke@',
    '@correo.com',
    'anneke',
    'anneke@correo',
    'anneke@correo.',
    'anneke@.com',
    'anneke@correo..com',
    'anneke@correo.c',
    'anneke jansen@correo.com',
    'anneke@correo com',
    'anneke@@correo.com',
    'anneke@correo.com,otra@correo.com',
    'Anneke <anneke@correo.com>',
    'anneke@correo.com\r\nBcc: otra@correo.com',
  ])('%j has not', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('the fields that are wrong', () => {
  test('are none if all required ones are there', () => {
    const quote = { name: 'Anneke Jansen', email: 'anneke@correo.example', phone: '', message: 'Una casa.' };
    expect(wrongFields(quote)).toEqual([]);
  });

  test('are named in the order of the form', () => {
    expect(wrongFields({ name: ' ', email: '', phone: '', message: '\n\n' })).toEqual([
      'name',
      'email',
      'message',
    ]);
  });
});
