import { globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFile } from '#app/content/source.ts';
import { ROOT } from '../support/built-site.ts';

const FRAMES = 'assets/film/frames';
const frames = globSync('assets/frame-*.avif', { cwd: ROOT });
const films = globSync('assets/*.{mp4,webm}', { cwd: ROOT });

test('the film is built in both formats, named after its content', () => {
  expect(films.map((file) => file.replace(/^.*-[\w-]{8}\./, '')).sort()).toEqual(['mp4', 'webm']);
});

test('all frames that follow the scroll are built, and weigh at most 3 MB together', () => {
  expect(frames.length).toBeGreaterThanOrEqual(60);
  expect(frames).toHaveLength(readdirSync(projectFile(FRAMES)).length);
  const bytes = frames.reduce((sum, file) => sum + statSync(path.join(ROOT, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(3_000_000);
});
