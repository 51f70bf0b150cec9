import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import owner from '#config';
import { contentType } from '#hosting/content-types.ts';
import { allFiles, OTHER_ROOT, ROOT, textFiles, textOf, unescaped } from '../support/built-site.ts';
import { formsOf, leaksIn, stringsIn } from '../support/leaks.ts';
import otherOwner from '../support/other-owner.config.ts';

/** What shows the form of an e-mail address in the quote form, in each language. */
const HINTS = ['name@example.com', 'imie@example.com'];

/** React Router's base for addresses without a host, in the one file that has its code; it asks for nothing there. */
const ROUTER_BASE = '"http://localhost"';
const ROUTER_FILE = /^assets\/framework-[\w-]+\.js$/;

/** Values of settings and content, longest first, so that none is taken out of the middle of another. */
const intended = [
  ...stringsIn(owner),
  ...stringsIn(parse(readFileSync('content/suppliers.yaml', 'utf8'))).filter((text) => /^https:/.test(text)),
  ...HINTS,
]
  .flatMap(formsOf)
  .filter((value) => leaksIn(value).length > 0)
  .sort((a, b) => b.length - a.length);

/** Whether hosts know a file's kind, and it is not hidden. */
function isPublishable(file: string): boolean {
  const [name = file] = file.split(/(?:\.br|\.zst|\.gz)$/);
  // Apache reads its settings there and hands the file to nobody (hosting/policy.ts).
  if (/(?:^|\/)\.htaccess$/.test(name)) return true;
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

describe.each(SITES)(
  'nothing that is sample, secret or left over stands in a file of $of:',
  ({ root, allowed }) => {
    test.each(textFiles(root))('%s', (file) => {
      const allowedHere = ROUTER_FILE.test(file) ? [...allowed, ROUTER_BASE] : allowed;
      expect(leaksIn(textOf(file, root), allowedHere)).toEqual([]);
    });
  },
);

describe('nothing in the code names the owner: with other settings no trace of this one is left in', () => {
  const { city, region, country } = owner.company.address;
  const written = globSync('content/**/*.{md,yaml,json}').map((file) => readFileSync(file, 'utf8'));
  // Places that the texts speak of are words of the language too.
  const places = [...owner.company.areasServed, city, region, country].filter((place) =>
    written.some((text) => text.includes(place)),
  );
  const kept = new Set([...stringsIn(otherOwner), ...places]);
  const traces = stringsIn(owner)
    .filter((value) => value.length > 3 && !kept.has(value))
    .flatMap(formsOf);
  // A brand may be a word as well; as a name it has its capital and stands alone.
  const patterns = traces.map((trace) => {
    const literal = trace.replace(
      /[^\p{L}\p{N}\s]/gu,
      (character) => `\\x${character.charCodeAt(0).toString(16)}`,
    );
    return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u');
  });
  test.each(textFiles(OTHER_ROOT))('%s', (file) => {
    const text = unescaped(textOf(file, OTHER_ROOT));
    expect(patterns.flatMap((pattern) => text.match(pattern)?.[0] ?? [])).toEqual([]);
  });
});

test.each([
  ['an address', '<a href="mailto:ventas@montante.example">'],
  ['an address in JSON', '{"url":"https:\\/\\/www.muestra.example\\/blog"}'],
  ['an address in a script', 'x="https:\\u002F\\u002Fexample.com"'],
  ['a second telephone', '<a href="tel:+34600000000">+34 611 000 000</a>'],
  ['a server of the developer', 'fetch("http://localhost:5173/")'],
  ['a folder of the developer', '{"file":"/home/someone/site/app/root.tsx"}'],
  ['a folder of a developer with Windows', 'C:\\Users'],
  ['a visitor of the tests', '<p>Hola, soy Anneke Jansen.</p>'],
  ['a source map', '//# sourceMappingURL=root.js.map'],
  ['an environment variable', 'const key = process.env.SECRET_KEY;'],
  ['a note', '<!-- falta la foto -->'],
  ['filler', '<p>lorem ipsum</p>'],
])('%s would be found', (_, planted) => {
  expect(leaksIn(`before ${planted} after`, intended).length).toBeGreaterThan(0);
});

test('what React marks, what the settings say and large numbers are not taken for leaks', () => {
  const harmless =
    '<!--$--><!-- --><!--/$--><!--$?-->1.000.000 € 560000000000000 todo, a-worked-example, process.env.NODE_ENV';
  expect(leaksIn(harmless)).toEqual([]);
  expect(leaksIn(`${formsOf(owner.contact.phone).join()} ${owner.contact.email}`, intended)).toEqual([]);
});
