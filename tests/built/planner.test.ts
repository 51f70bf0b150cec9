import { describe, expect, test } from 'vitest';
import { planner } from '#app/content/planner.ts';
import { DEFAULT_CASE } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { pathFor } from '#app/site/paths.ts';
import { PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { documentOf } from '../support/built-site.ts';

// The sums of the case in the document; app/lib/planner/planner.test.ts counts those of every case.

/** An amount as the page writes it, in whole euros. */
const amountOf = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''));

describe.each(PUBLISHED_LANGUAGES)('in %s', (language) => {
  const page = documentOf(pathFor('planner', language));

  test('the usual case stands there worked out, for who has no script', () => {
    const { total } = costsOf(DEFAULT_CASE, planner('es').rates);
    const shown = [...page.querySelectorAll('[data-usual], .plan-scale text')];
    expect(shown.map(({ textContent }) => amountOf(textContent) * 100)).toEqual([
      total[1],
      total[0],
      total[2],
    ]);
  });
});
