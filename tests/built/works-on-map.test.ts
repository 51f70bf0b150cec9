import { describe, expect, test } from 'vitest';
import { entries } from '#app/content/entries.ts';
import { works } from '#app/content/works.ts';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentOf, OTHER_ROOT } from '../support/built-site.ts';
import owner from '../support/other-owner.config.ts';
import { WITHOUT_COORDINATES } from '../support/other-owner.ts';

const located = entries('works').filter(({ facts }) => facts.coordinates);

describe.each(PUBLISHED_LANGUAGES)('on the map of the company page in %s', (language) => {
  const dotsOf = (path: string) => [
    ...documentOf(pathFor('about', language)).querySelectorAll(`main a[href="${path}"] [data-dot]`),
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
});

test.each(owner.languages)(
  'a work without coordinates is listed and has no dot, for an owner who has one, in %s',
  (language) => {
    const path = works(language).find(({ id }) => id === WITHOUT_COORDINATES)?.path ?? '';
    const page = documentOf(pathFor('about', language), OTHER_ROOT);
    expect(page.querySelectorAll(`main a[href="${path}"]`)).toHaveLength(1);
    expect(page.querySelectorAll(`main a[href="${path}"] [data-dot]`)).toHaveLength(0);
    expect(page.querySelectorAll('main [data-dot]')).toHaveLength(located.length - 1);
  },
);
