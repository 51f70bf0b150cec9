import { expect, test } from 'vitest';
import { cacheControl, IMMUTABLE_FOLDERS } from '#hosting/policy.ts';
import { documentPolicy } from '#hosting/security-headers.ts';
import { contentOf, FILES, PLAIN_FILES } from '../hosts/expected.ts';

const documents = FILES.filter((file) => file.endsWith('.html'));
const policyOf = (file: string) => documentPolicy(contentOf(file).toString('utf8'));

test('all documents run the same few inline scripts, so that few policies do for all of them', () => {
  const scripts = (file: string) => /script-src ([^;]*)/.exec(policyOf(file))?.[1] ?? '';
  const [first = '', ...others] = new Set(documents.map(scripts));
  expect(others).toEqual([]);
  expect(first.match(/'sha256-/g)?.length).toBeLessThanOrEqual(8);
});

test('no document allows code by a keyword, a wildcard or a protocol', () => {
  for (const file of documents) {
    expect(policyOf(file), file).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|script-src[^;]* data:/);
  }
});

test('what may be kept for a year is named after its content', () => {
  const kept = PLAIN_FILES.filter((file) => cacheControl(file).includes('immutable'));
  expect(kept.length).toBeGreaterThan(0);
  expect(IMMUTABLE_FOLDERS.every((folder) => kept.some((file) => file.startsWith(`/${folder}/`)))).toBe(true);
  for (const file of kept) expect(file).toMatch(/[-.][\w-]{8,}\.\w+$/);
});
