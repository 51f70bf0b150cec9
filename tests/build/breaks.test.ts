import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../../scripts/breaks/apply.ts';
import { BREAKS } from '../breaks/all.ts';

const breaks = BREAKS.flatMap((group) => group.breaks);

test.each(breaks)('«$what» would still change $file', async (one) => {
  for (const file of filesOf(one)) {
    const content = readFileSync(file);
    expect((await one.change(content)).equals(content), file).toBe(false);
  }
});
