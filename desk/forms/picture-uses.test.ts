import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { finishedArticles } from '#app/content/articles.ts';
import { entries } from '#app/content/entries.ts';
import { pageEntries } from '#app/content/page-entries.ts';
import { PAGE_PICTURES } from '#app/content/page-pictures.ts';
import { pictures } from '#app/content/picture-registry.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { usedPictures } from './picture-uses.ts';

const UNUSED = 'shown-nowhere';

vi.mock('#app/content/picture-registry.ts', async (importOriginal) => {
  const registry = await importOriginal<typeof import('#app/content/picture-registry.ts')>();
  const unused = { alt: { es: 'Una casa que ninguna página enseña' } };
  return { ...registry, pictures: () => ({ ...registry.pictures(), [UNUSED]: unused }) };
});

const listed = usedPictures();

/** The forms of what uses a picture. */
function placesOf(id: string): string[] {
  return listed.find((each) => each.id === id)?.uses.map(({ address }) => address) ?? [];
}

test('every registered picture is listed once, in the order of its form', () => {
  expect(listed.map(({ id }) => id)).toEqual(Object.keys(pictures()));
});

test('a picture that nothing names has no uses', () => {
  expect(listed.find(({ id }) => id === UNUSED)).toEqual({
    id: UNUSED,
    alt: 'Una casa que ninguna página enseña',
    uses: [],
  });
});

test('every picture of a work leads to its form', () => {
  for (const { id, facts } of entries('works'))
    for (const picture of [facts.picture, facts.skeleton, ...facts.pictures])
      if (picture) expect(placesOf(picture)).toContain(`#/collections/works/entries/${id}/index`);
});

test('the picture of an article, and those in its text in any language, lead to its form', async () => {
  for (const language of PUBLISHED_LANGUAGES)
    for (const { key, picture, text } of await finishedArticles(language)) {
      const inText = text.blocks.flatMap((block) => (block.kind === 'figure' ? [block.picture] : []));
      for (const shown of [picture, ...inText])
        expect(placesOf(shown)).toContain(`#/collections/articles/entries/${key}/index`);
    }
});

test('a picture of a page’s design leads to the form of the page', () => {
  for (const [page, named] of Object.entries(PAGE_PICTURES))
    for (const picture of Object.values(named))
      expect(placesOf(picture)).toContain(`#/collections/pages/entries/${page}`);
});

test('the picture of a link to a page is said with the page’s name', () => {
  const shared = pageEntries().technology;
  expect(listed.find(({ id }) => id === shared.sharePicture)?.uses).toContainEqual({
    form: `Páginas y menú «${shared.name?.es}»`,
    address: '#/collections/pages/entries/pages-and-navigation',
  });
});

test('each place is said once, however often it names the picture', () => {
  for (const { uses } of listed)
    expect(new Set(uses.map(({ form, address }) => form + address)).size).toBe(uses.length);
});

test('no page asks for a picture by a name of its own, so that the list is complete', () => {
  const named = /\b(?:picture|isRender)\(\s*['"`]/;
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});
