/** What every host must send, read from hosting/ and from the built files. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { isCompressedForm, SMALLEST_COMPRESSED } from '#hosting/compression.ts';
import { contentType, isCompressible } from '#hosting/content-types.ts';
import { cacheControl, FILE_POLICY, robotsTag, SECURITY_HEADERS } from '#hosting/headers.ts';
import { sitePolicy } from '#hosting/site-facts.ts';
import { decoded, type Reply } from './ask.ts';

export const SITE = path.join(process.cwd(), 'build/client');

/** Every file of the site that may be served, e.g. `/assets/x.js`. */
export const FILES = globSync('**/*.*', { cwd: SITE, exclude: (name) => name === '.htaccess' })
  .map((file) => `/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => !isCompressedForm(file) && !file.startsWith('/.'));

export const POLICY = sitePolicy(SITE);

export const PLAIN_FILES = FILES.filter((file) => !file.endsWith('.html'));

export const contentOf = (file: string) => readFileSync(path.join(SITE, file));

/** Whether a file was also built in compressed forms. */
export function hasForms(file: string): boolean {
  return isCompressible(file) && contentOf(file).length >= SMALLEST_COMPRESSED;
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** @param times how often each header is sent */
export function expectSecurityHeaders({ headers }: Reply, times = 1): void {
  const repeated = Object.entries(SECURITY_HEADERS).map(([name, value]) => [
    name,
    Array.from({ length: times }, () => value).join(', '),
  ]);
  expect(headers).toMatchObject(lowerCase(Object.fromEntries(repeated)));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
}

/** Headers that a response with a file of the site must have, whatever its status. */
export function expectHeadersOf(file: string, { headers }: Reply): void {
  expect(headers).toMatchObject({
    ...lowerCase(SECURITY_HEADERS),
    'content-type': contentType(file),
    'cache-control': cacheControl(file),
    'content-security-policy': file.endsWith('.html') ? POLICY : FILE_POLICY,
  });
  expect(headers['x-robots-tag']).toBe(robotsTag(file));
  if (hasForms(file)) expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
}

/** Expects the whole of a file, in any encoding. */
export function expectFile(file: string, status: number, reply: Reply): void {
  expect(reply.status).toBe(status);
  expectHeadersOf(file, reply);
  expect(decoded(reply).equals(contentOf(file)), `the content of ${file}`).toBe(true);
}

/** Checks all cases before it fails, so that one failure does not hide the others. */
export async function everyOne<Case>(cases: Iterable<Case>, check: (one: Case) => Promise<void>) {
  const wrong: string[] = [];
  for (const one of cases) {
    try {
      await check(one);
    } catch (error) {
      wrong.push(`${JSON.stringify(one)}: ${error instanceof Error ? error.message.slice(0, 600) : error}`);
    }
  }
  expect(wrong.length, `${wrong.slice(0, 5).join('\n')}\n(${wrong.length} wrong)`).toBe(0);
}
