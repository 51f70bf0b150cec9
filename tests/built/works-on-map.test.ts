import { describe, expect, test } from 'vitest';
import { entries } from '#app/content/entries.ts';
import { works } from '#app/content/works.ts';
import { APART, MAP } from '#app/lib/province/map.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import { documentOf, OTHER_ROOT, ROOT } from '../support/built-site.ts';
import { WITHOUT_COORDINATES } from '../support/other-owner.ts';

const located = entries('works').filter(({ facts }) => facts.coordinates);

describe.each(PUBLISHED_LANGUAGES)('on the map of the company page in %s', (language) => {
  const dotsOf = (path: string, root = ROOT) => [
    ...documentOf(pathFor('about', language), root).querySelectorAll(`main a[href="${path}"] [data-dot]`),
  ];

  test('each work with coordinates stands once, in a link to its page that says its name, town and weeks', () => {
    expect(located.length).toBeGreaterThan(0);
    for (const { id, name, place, weeks, path } of works(language)) {
      const dots = dotsOf(path);
      expect(dots, id).toHaveLength(located.some((work) => work.id === id) ? 1 : 0);
      for (const dot of dots)
        expect(dot.closest('a')?.textContent, id).toContain(
          `${name} ${place}${weeks?.promised} / ${weeks?.real}`,
        );
    }
  });

  test('the dots stand apart, in the square that a phone shows', () => {
    const all = works(language).flatMap(({ path }) =>
      dotsOf(path).map((dot) => {
        const circle = dot.querySelector('circle');
        return ['cx', 'cy'].map((name) => Number(circle?.getAttribute(name)));
      }),
    );
    for (const [index, [x = 0, y = 0]] of all.entries()) {
      expect(Math.abs(x - MAP.width / 2)).toBeLessThan(MAP.height / 2);
      expect(Math.abs(y - MAP.height / 2)).toBeLessThan(MAP.height / 2);
      for (const [otherX = 0, otherY = 0] of all.slice(0, index))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(APART - 2);
    }
  });

  test('a work without coordinates is listed and has no dot, for an owner who has one', () => {
    const path = works(language).find(({ id }) => id === WITHOUT_COORDINATES)?.path ?? '';
    const page = documentOf(pathFor('about', language), OTHER_ROOT);
    expect(page.querySelectorAll(`main a[href="${path}"]`)).toHaveLength(1);
    expect(dotsOf(path, OTHER_ROOT)).toHaveLength(0);
    expect(page.querySelectorAll('main [data-dot]')).toHaveLength(located.length - 1);
  });
});
