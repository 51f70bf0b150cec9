import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MANIFEST_PATH } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { colour } from '#pipeline/theme-tokens.ts';
import { documentOf, fileOf } from '../support/built-site.ts';

type Manifest = { icons: { src: string; sizes: string }[] };

const manifest: Manifest = JSON.parse(fileOf(MANIFEST_PATH).toString('utf8'));

test('the manifest says whose site it is, in the colours of the page', () => {
  expect(manifest).toMatchObject({
    name: settings.brand,
    start_url: '/',
    theme_color: colour('paper'),
    background_color: colour('paper'),
  });
});

test('the manifest lists icons that are there, of the size they are said to have', async () => {
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('documents name the icons, the manifest and the colour of paper', () => {
  const document = documentOf('/');
  const named = document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const files = [...named].map((link) => link.getAttribute('href'));
  expect(files).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', MANIFEST_PATH]);
  expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(colour('paper'));
});
