import { expect, test } from 'vitest';
import { isCompressedForm } from '#hosting/compression.ts';
import { cacheControl, documentPolicy, IMMUTABLE_FOLDERS } from '#hosting/headers.ts';
import { sitePolicy } from '#hosting/site-facts.ts';
import { allDocuments, allFiles, ROOT, textOf } from '../support/built-site.ts';

const POLICY = sitePolicy(ROOT);

const hashesIn = (policy: string, directive: string): string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];

test('all documents run the same few inline scripts, and have one and the same style sheet', () => {
  const documents = allDocuments();
  const scripts = hashesIn(POLICY, 'script-src');
  expect(hashesIn(POLICY, 'style-src')).toHaveLength(1);
  expect(scripts.length).toBeLessThanOrEqual(8);
  for (const file of documents) {
    const own = documentPolicy(textOf(file));
    expect(hashesIn(own, 'script-src'), file).toEqual(scripts);
    expect(hashesIn(own, 'style-src'), file).toEqual(hashesIn(POLICY, 'style-src'));
  }
});

test('no code but `style` attributes is allowed by a keyword, a wildcard or a protocol', () => {
  expect(POLICY.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(
    /unsafe-|\*|https?:(?!\/\/)|script-src[^;]* data:/,
  );
});

test('what may be kept for a year is named after its content', () => {
  const kept = allFiles()
    .map((file) => `/${file}`)
    .filter((file) => cacheControl(file).includes('immutable') && !isCompressedForm(file));
  expect(kept.length).toBeGreaterThan(0);
  expect(IMMUTABLE_FOLDERS.every((folder) => kept.some((file) => file.startsWith(`/${folder}/`)))).toBe(true);
  for (const file of kept) expect(file).toMatch(/(?:[-.][\w-]{8,}|\/[0-9a-f]{10})\.\w+$/);
});

// Cloudflare Pages drops longer lines and further rules without a word, and the policy is in one of them.
test('Cloudflare Pages reads every rule for headers and every redirect', () => {
  const lines = (file: string) => textOf(file).split('\n');
  expect(lines('_headers').filter((line) => line.length > 2_000)).toEqual([]);
  expect(lines('_headers').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(lines('_redirects').length).toBeLessThanOrEqual(2_000);
});
