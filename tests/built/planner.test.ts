import { describe, expect, test } from 'vitest';
import { planner } from '#app/content/planner.ts';
import { DEFAULT_CASE } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentOf } from '../support/built-site.ts';

// The sums of the case in the document; app/lib/planner/planner.test.ts counts those of every case.

/** The ends of a range, in whole euros. */
const endsOf = (range: string | null | undefined) =>
  (range ?? '').split('–').map((part) => Number(part.replace(/\D/g, '')));

describe.each(PUBLISHED_LANGUAGES)('in %s', (language) => {
  const page = documentOf(pathFor('planner', language));

  test('the usual case stands there worked out, for who has no script', () => {
    const { total } = costsOf(DEFAULT_CASE, planner('es').rates);
    expect(endsOf(page.querySelector('.plan-range')?.textContent)).toEqual([total[0] / 100, total[2] / 100]);
  });
});
