import { describe, expect, test } from 'vitest';
import { readCase } from '#app/lib/planner/case.ts';
import { calculatorAddress, weeksRange } from './group-facts.ts';

describe('the weeks of a group', () => {
  test('are the fewest and the most that its works took, not what was promised', () => {
    const [some, others] = [
      { promised: 21, real: 22 },
      { promised: 28, real: 27 },
    ];
    expect(weeksRange([{ weeks: others }, { weeks: some }])).toEqual([22, 27]);
  });

  test('are those promised where a work does not say how long it took, and none where it says nothing', () => {
    expect(weeksRange([{ weeks: { promised: 16 } }, {}])).toEqual([16, 16]);
    expect(weeksRange([{}])).toBeUndefined();
  });
});

test.each([
  ['residential', 'home'],
  ['buildings', 'homes'],
  ['commercial', 'premises'],
  ['warehouses', 'warehouse'],
] as const)(
  'the calculator understands the address of %s, and asks for nothing else',
  (category, building) => {
    const query = new URL(calculatorAddress(category, 'es'), 'https://example.org').searchParams;
    const read = readCase(query.get('plan') ?? '');
    expect(read).toMatchObject({ plan: { building }, changed: [], unread: false });
  },
);
