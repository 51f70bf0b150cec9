import { expect, test, vi } from 'vitest';
import { articleCards, articleNeighbours, articleSummaries, relatedArticles } from './articles.ts';
import { entries } from './entries.ts';

const renders = vi.hoisted(() => vi.fn(() => true));

// Encoded pictures exist only after a build, and these tests do not need them.
vi.mock(import('./pictures.ts'), async (original) => ({
  ...(await original()),
  picture: (id: string) => ({ id }) as unknown as ReturnType<Awaited<ReturnType<typeof original>>['picture']>,
  isRender: renders,
}));

const all = articleSummaries('es');

test.each(all.map(({ key }) => key))(
  'three articles go on from one, and its neighbours, which it links to anyway, are none of them (%s)',
  async (key) => {
    const { older, newer } = articleNeighbours(key, 'es');
    const paths = (await relatedArticles(key, 'es')).map(({ path }) => path);
    expect(paths).toHaveLength(3);
    expect(new Set(paths)).toHaveLength(3);
    for (const near of [key, older?.path, newer?.path]) expect(paths).not.toContain(near);
  },
);

test('the neighbours of an article are those published before and after it', () => {
  const [newest, second, third] = all;
  expect(articleNeighbours(second?.key ?? '', 'es')).toEqual({
    newer: { path: newest?.path, title: newest?.title },
    older: { path: third?.path, title: third?.title },
  });
});

test('the newest article has no newer one, and the oldest no older one', () => {
  expect(articleNeighbours(all[0]?.key ?? '', 'es').newer).toBeUndefined();
  expect(articleNeighbours(all.at(-1)?.key ?? '', 'es').older).toBeUndefined();
});

test('a card says when its article was last changed, unless that was the day it came out', async () => {
  const facts = entries('articles').find(({ id }) => id === all[0]?.key)?.facts;
  if (!facts) throw new Error('there is no article');
  const { updated, date } = facts;
  for (const [changed, said] of [
    [undefined, undefined],
    [date, undefined],
    ['2099-01-31', '2099-01-31'],
  ]) {
    facts.updated = changed;
    expect((await articleCards('es'))[0]?.revised?.iso).toBe(said);
  }
  facts.updated = updated;
});

test('a card knows whether its picture is rendered', async () => {
  const [card] = await articleCards('es');
  expect(card?.rendered).toBe(true);
  renders.mockReturnValueOnce(false);
  expect((await articleCards('es'))[0]?.rendered).toBe(false);
});
