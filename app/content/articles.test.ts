import { expect, test, vi } from 'vitest';
import { articleCards, articleSummaries, relatedArticles } from './articles.ts';

const renders = vi.hoisted(() => vi.fn(() => true));

// Encoded pictures exist only after a build, and these tests do not need them.
vi.mock(import('./pictures.ts'), async (original) => ({
  ...(await original()),
  picture: (id: string) => ({ id }) as unknown as ReturnType<Awaited<ReturnType<typeof original>>['picture']>,
  isRender: renders,
}));

const all = articleSummaries('es');

test.each(all.map(({ key }) => key))('three others go on from an article (%s)', (key) => {
  const paths = relatedArticles(key, 'es').map(({ path }) => path);
  expect(paths).toHaveLength(3);
  expect(new Set(paths)).toHaveLength(3);
  expect(paths).not.toContain(all.find((article) => article.key === key)?.path);
});

test('a card knows whether its picture is rendered', () => {
  const [card] = articleCards('es');
  expect(card?.rendered).toBe(true);
  renders.mockReturnValueOnce(false);
  expect(articleCards('es')[0]?.rendered).toBe(false);
});
