import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { siteAddresses } from '#app/content/addresses.ts';
import { LANGUAGE_INFO, languageOfPath, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { manifestPath, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { contentType } from '#hosting/content-types.ts';
import { colour } from '#pipeline/theme-tokens.ts';
import { documentOf, fileOf } from '../support/built-site.ts';

type Manifest = {
  [field: string]: unknown;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

const manifestOf = (language: (typeof PUBLISHED_LANGUAGES)[number]) =>
  JSON.parse(fileOf(manifestPath(language)).toString('utf8')) as Manifest;

async function pixels(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4),
  ];
  return { ...info, at };
}

const rgb = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const PAPER = [...rgb(colour('paper')), 255];

describe.each(PUBLISHED_LANGUAGES)('the manifest in %s', (language) => {
  const home = pathFor('home', language);

  test('says in its language what the site is, and opens it there', () => {
    const { icons: _, ...fields } = manifestOf(language);
    expect(fields).toEqual({
      id: home,
      name: settings.brand,
      short_name: settings.brand,
      description: documentOf(home).querySelector('meta[name=description]')?.getAttribute('content'),
      lang: LANGUAGE_INFO[language].locale,
      dir: 'ltr',
      start_url: home,
      scope: '/',
      display: 'minimal-ui',
      theme_color: colour('paper'),
      background_color: colour('paper'),
    });
  });

  test('lists icons of the sizes that browsers ask for, whole and to be masked', () => {
    const listed = manifestOf(language).icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(listed).toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  test('lists only icons that are there, of the type and size they are said to have', async () => {
    for (const { src, sizes, type } of manifestOf(language).icons) {
      expect(contentType(src).split(';')[0], src).toBe(type);
      const { width, height } = await sharp(fileOf(src)).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test('is served as what it is', () => {
    expect(contentType(manifestPath(language))).toMatch(/^application\/manifest\+json/);
  });
});

test.each(siteAddresses())(
  '%s names the icons, the colour of paper and the manifest of its language',
  (address) => {
    const document = documentOf(address);
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');
    expect(href('link[rel=icon][sizes="32x32"]')).toBe('/favicon.ico');
    expect(href('link[rel=icon][type="image/svg+xml"]')).toBe('/favicon.svg');
    expect(href('link[rel=apple-touch-icon]')).toBe('/apple-touch-icon.png');
    expect(href('link[rel=manifest]')).toBe(manifestPath(languageOfPath(address)));
    const themes = [...document.querySelectorAll('meta[name=theme-color]')];
    expect(themes.map((theme) => theme.getAttribute('content'))).toEqual([colour('paper')]);
  },
);

test('the icon for phones is 180 pixels wide and has no transparent part', async () => {
  const { width, height } = await sharp(fileOf('/apple-touch-icon.png')).metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await sharp(fileOf('/apple-touch-icon.png')).stats()).isOpaque).toBe(true);
});

test.each([192, 512])('the icon of %s pixels to be masked keeps the mark in the safe zone', async (size) => {
  const { at, width } = await pixels(fileOf(`/icons/maskable-${size}.png`));
  let inked = 0;
  const outside: string[] = [];
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if (at(x, y).join() === PAPER.join()) continue;
      inked++;
      if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) > 0.4 * width) outside.push(`${x}, ${y}`);
    }
  }
  expect(outside).toEqual([]);
  expect(inked).toBeGreaterThan(0.03 * width * width);
});

test('the .ico file holds 16, 32 and 48 pixels, each as its directory says', async () => {
  const ico = fileOf('/favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  expect(entries.map((entry) => ico.readUInt8(entry))).toEqual([16, 32, 48]);
  for (const entry of entries) {
    const start = ico.readUInt32LE(entry + 12);
    const { format, width, height } = await sharp(
      ico.subarray(start, start + ico.readUInt32LE(entry + 8)),
    ).metadata();
    expect([format, width, height]).toEqual(['png', ico.readUInt8(entry), ico.readUInt8(entry + 1)]);
  }
});

test('the drawn favicon turns from ink to paper where the browser is dark', async () => {
  const svg = fileOf('/favicon.svg').toString('utf8');
  const dark = svg.replace(/@media\(prefers-color-scheme:dark\)\{(.*?\})\}/, '$1');
  expect(dark).not.toBe(svg);
  // (50, 160): the middle of the mark's left side.
  for (const [source, expected] of [
    [svg, colour('ink')],
    [dark, colour('paper')],
  ] as const) {
    const { at } = await pixels(await sharp(Buffer.from(source)).resize(320).png().toBuffer());
    expect(at(50, 160)).toEqual([...rgb(expected), 255]);
  }
});
