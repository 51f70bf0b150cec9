import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cacheControl, IMMUTABLE_FOLDERS } from '#hosting/policy.ts';
import { sitePolicy } from '#hosting/site-facts.ts';
import { FILES, PLAIN_FILES, POLICY, SITE } from '../hosts/expected.ts';

test('one policy stands for all documents: they run the same few inline scripts, and one style sheet', () => {
  expect(FILES.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(100);
  expect(POLICY.match(/'sha256-/g)?.length).toBeLessThanOrEqual(8);
});

test('a document with inline code of its own stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const home = readFileSync(path.join(SITE, 'index.html'), 'utf8');
  writeFileSync(path.join(folder, 'a.html'), home);
  expect(sitePolicy(folder)).toBe(POLICY);
  writeFileSync(path.join(folder, 'b.html'), home.replace('</body>', '<script>1</script></body>'));
  expect(() => sitePolicy(folder)).toThrow('/b.html');
  rmSync(folder, { recursive: true });
});

test('no code is allowed by a keyword, a wildcard or a protocol', () => {
  expect(POLICY).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|script-src[^;]* data:/);
});

test('what may be kept for a year is named after its content', () => {
  const kept = PLAIN_FILES.filter((file) => cacheControl(file).includes('immutable'));
  expect(kept.length).toBeGreaterThan(0);
  expect(IMMUTABLE_FOLDERS.every((folder) => kept.some((file) => file.startsWith(`/${folder}/`)))).toBe(true);
  for (const file of kept) expect(file).toMatch(/[-.][\w-]{8,}\.\w+$/);
});
