import { expect, test } from 'vitest';
import { dialable, settings, whatsappUrl } from './settings.ts';

test.each([
  '¿Cuánto cuesta? 100 % & más #1 + IVA',
  '&phone=34111111111&text=otra cosa',
  'https://otro.test/?text=x#y',
  '</script><b onclick="x">\'"',
  'línea 1\nlínea 2\r\nlínea 3',
  'أريد بيتًا 🏡',
])('the text %j reaches WhatsApp as it was typed, and adds nothing to the address', (text) => {
  const url = new URL(whatsappUrl(text));
  expect([...url.searchParams]).toEqual([['text', text]]);
  expect(url.hash).toBe('');
  expect(url.origin + url.pathname).toBe(whatsappUrl());
  expect(url.href).toMatch(/^[\x21-\x7e]+$/);
});

test('telephone links keep digits and the plus sign only', () => {
  expect(dialable('+34 965-12 34 56')).toBe('+34965123456');
  expect(whatsappUrl()).toBe(`https://wa.me/${settings.contact.whatsapp.replace(/\D/g, '')}`);
});
