import { expect, test } from 'vitest';
import { needsDocument } from '#app/site/film-pages.ts';
import { pathFor } from '#app/site/paths.ts';

const FILM = { provider: 'youtube', id: 'x' };
const phases = pathFor('phases', 'es');

test("the page with the owner's film is loaded as a document of its own", () => {
  expect(needsDocument('/', phases, FILM)).toBe(true);
});

test('without a film nothing is loaded anew', () => {
  expect(needsDocument('/', phases, null)).toBe(false);
});

test('other pages, and the same page in another language, are moved to as ever', () => {
  expect(needsDocument('/', pathFor('quote', 'es'), FILM)).toBe(false);
  expect(needsDocument(phases, pathFor('phases', 'de'), FILM)).toBe(false);
});
