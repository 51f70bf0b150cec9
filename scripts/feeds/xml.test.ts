import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { element, xmlDocument } from './xml.ts';

const nasty = `<b>«a» & "b"</b> ]]> <!-- ' --> 100 m² 🏠`;

test('any text comes back from XML as it went in', () => {
  const xml = xmlDocument(element('a', { b: nasty }, nasty));
  expect(XMLValidator.validate(xml)).toBe(true);
  const options = { ignoreAttributes: false, attributeNamePrefix: '@', trimValues: false };
  expect(new XMLParser(options).parse(xml).a).toEqual({ '#text': nasty, '@b': nasty });
});

test('signs that XML forbids are left out', () => {
  expect(element('a', {}, 'x\u0000\u0008\u001f\ufffey\tz').xml).toBe('<a>xy\tz</a>');
});

test('elements stand inside elements, and what is undefined is left out', () => {
  const inner = element('b', { c: undefined, d: '1' });
  expect(element('a', {}, inner, undefined).xml).toBe('<a>\n<b d="1"/></a>');
});
