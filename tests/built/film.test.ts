import { globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { film } from '#app/content/picture-registry.ts';
import { projectFile } from '#app/content/source.ts';
import { DEFAULT_LANGUAGE } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { scriptsOf } from '#pipeline/compress/budgets.ts';
import { documentOf, html, ROOT, textOf } from '../support/built-site.ts';

const FRAMES = 'assets/film/frames';
const frames = globSync('assets/frame-*.avif', { cwd: ROOT });
const films = globSync('assets/*.{mp4,webm}', { cwd: ROOT });

/** The data that a document's scripts get. */
function dataOf(document: string): string {
  const [, file = ''] = /&quot;data&quot;:&quot;\/([^&]+\.data)&quot;/.exec(document) ?? [];
  return textOf(file);
}

test('the film is built in both formats, named after its content', () => {
  expect(films.map((file) => file.replace(/^.*-[\w-]{8}\./, '')).sort()).toEqual(['mp4', 'webm']);
});

test.each(['home', 'phases'] as const)(
  'the page %s knows the film and shows its poster, but asks for no byte of it by itself',
  (page) => {
    const address = pathFor(page, DEFAULT_LANGUAGE);
    expect(documentOf(address).querySelector(`img[alt="${film().alt.es}"]`)).not.toBeNull();
    const document = html(address);
    for (const file of films) expect(dataOf(document)).toContain(`/${file}`);
    expect(document).not.toMatch(/<video(?![^>]* preload="none")|<video[^>]* autoplay|as="video"/i);
  },
);

test('all frames that follow the scroll are built, and weigh at most 3 MB together', () => {
  expect(frames.length).toBeGreaterThanOrEqual(60);
  expect(frames).toHaveLength(readdirSync(projectFile(FRAMES)).length);
  const bytes = frames.reduce((sum, file) => sum + statSync(path.join(ROOT, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(3_000_000);
});

test('no document and no script of a first load names a frame', () => {
  const document = html(pathFor('phases', DEFAULT_LANGUAGE));
  for (const text of [document, dataOf(document), ...scriptsOf(document).map((script) => textOf(script))])
    expect(text).not.toMatch(/frame-\d\d/);
});
