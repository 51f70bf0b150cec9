import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleFactsSchema, articleTextSchema } from '../../content/schema/collections.ts';
import { readMarkdown, readYaml } from '../../content/source.ts';
import { addArticles, daysBefore } from './articles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'scale-articles-'));
const relative = path.relative(process.cwd(), folder);

beforeAll(() => {
  cpSync('content/articles', folder, { recursive: true });
  addArticles(folder, 20);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const added = () =>
  readdirSync(folder).filter(
    (key) => /-\d+$/.test(key) && readdirSync('content/articles').every((real) => real !== key),
  );

test('there are as many articles as asked for', () => {
  expect(readdirSync(folder)).toHaveLength(20);
});

test('each added article is one that the build takes, in every language', () => {
  for (const key of added()) {
    readYaml(path.join(relative, key, 'article.yaml'), articleFactsSchema);
    for (const file of readdirSync(path.join(folder, key)).filter((name) => name.endsWith('.md'))) {
      expect(readMarkdown(path.join(relative, key, file), articleTextSchema).body.length).toBeGreaterThan(
        2_000,
      );
    }
  }
});

test('no two added articles have the same text', () => {
  const texts = added().map((key) => readFileSync(path.join(folder, key, 'es.md'), 'utf8'));
  expect(new Set(texts.map((text) => text.split('---').slice(2).join('---'))).size).toBe(texts.length);
});

test('days are counted over the end of months', () => {
  expect(daysBefore('2025-03-02', 3)).toBe('2025-02-27');
});
