import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import owner from '#config';
import { contentType } from '#hosting/content-types.ts';
import { allFiles, OTHER_ROOT, ROOT, textFiles, textOf, unescaped } from '../support/built-site.ts';
import { formsOf, leaksIn, stringsIn } from '../support/leaks.ts';
import otherOwner from '../support/other-owner.config.ts';

/** Example e-mail addresses in the quote form, of all languages. */
const HINTS = ['name@example.com', 'imie@example.com'];

/** React Router's base to resolve relative URLs, in the one file with its code. Nothing is requested from it. */
const ROUTER_BASE = '`http://localhost`';
const ROUTER_FILE = /^assets\/framework-[\w-]+\.js$/;

/** Values of settings and content, longest first, so that none is taken out of the middle of another. */
const intended = [
  ...stringsIn(owner),
  ...stringsIn(parse(readFileSync('content/suppliers/es.yaml', 'utf8'))).filter((text) =>
    /^https:/.test(text),
  ),
  ...HINTS,
]
  .flatMap(formsOf)
  .filter((value) => leaksIn(value).length > 0)
  .sort((a, b) => b.length - a.length);

/** Whether hosts know a file's kind, and it is not hidden. */
function isPublishable(file: string): boolean {
  const [name = file] = file.split(/(?:\.br|\.gz)$/);
  // Settings of Apache, Netlify and Cloudflare Pages, which none of them serves.
  if (['.htaccess', '_headers', '_redirects'].includes(name)) return true;
  return !/(?:^|\/)\./.test(name) && isKnownKind(name);
}

function isKnownKind(file: string): boolean {
  try {
    return contentType(file) !== '';
  } catch {
    return false;
  }
}

const SITES = [
  { of: 'the site', root: ROOT, allowed: intended },
  { of: 'the site of another owner', root: OTHER_ROOT, allowed: HINTS },
];

test.each(SITES)(
  '$of publishes only files of known kinds: no source map, no hidden file, no backup',
  ({ root }) => {
    expect(allFiles(root).filter((file) => !isPublishable(file))).toEqual([]);
  },
);

test.each(SITES)(
  'nothing that is sample, secret or left over stands in a file of $of',
  ({ root, allowed }) => {
    const leaks = textFiles(root).flatMap((file) => {
      const allowedHere = ROUTER_FILE.test(file) ? [...allowed, ROUTER_BASE] : allowed;
      return leaksIn(textOf(file, root), allowedHere).map((leak) => `${file}: ${leak}`);
    });
    expect(leaks).toEqual([]);
  },
);

test('scripts hold none of the settings that only documents and hosts need', () => {
  const { registry, reaNumber, mailProvider, hostingProvider } = otherOwner.company;
  const scripts = textFiles(OTHER_ROOT)
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .map((file) => textOf(file, OTHER_ROOT));
  expect(scripts.some((script) => script.includes(otherOwner.siteUrl))).toBe(true);
  for (const value of [registry, reaNumber, mailProvider, hostingProvider])
    expect(scripts.filter((script) => script.includes(value))).toEqual([]);
});

test('nothing in the code names the owner: with other settings no trace of this one is left', () => {
  const { city, region, country } = owner.company.address;
  const written = globSync('content/**/*.{md,yaml,json}').map((file) => readFileSync(file, 'utf8'));
  // A place that the texts mention is no trace of the owner.
  const places = [
    ...owner.company.areasServed,
    city,
    region,
    country,
    owner.sponsorship?.shortName ?? '',
  ].filter((place) => written.some((text) => text.includes(place)));
  const kept = new Set([...stringsIn(otherOwner), ...places]);
  const traces = stringsIn(owner)
    // Scripts have the table of all logos, by path, whoever the owner is.
    .filter((value) => value.length > 3 && !kept.has(value) && !value.startsWith('/assets/'))
    .flatMap(formsOf);
  // A brand may also be a common word: only the capitalised whole word is the name.
  const patterns = traces.map((trace) => {
    const literal = trace.replace(
      /[^\p{L}\p{N}\s]/gu,
      (character) => `\\x${character.charCodeAt(0).toString(16)}`,
    );
    return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u');
  });
  const left = textFiles(OTHER_ROOT).flatMap((file) => {
    const text = unescaped(textOf(file, OTHER_ROOT));
    return patterns.flatMap((pattern) => (text.match(pattern) ?? []).map((trace) => `${file}: ${trace}`));
  });
  expect(traces.length).toBeGreaterThan(0);
  expect(left).toEqual([]);
});
