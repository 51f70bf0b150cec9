import { expect, test } from 'vitest';
import { siteSettingsSchema } from './settings.ts';

const { analyticsId } = siteSettingsSchema.shape;

test('an id of Google Analytics is taken, and so is none', () => {
  expect(analyticsId.parse('G-ABCD123456')).toBe('G-ABCD123456');
  expect(analyticsId.parse(undefined)).toBeNull();
});

test.each(['AW-123456789', 'GT-ABC1234', 'GTM-ABC1234', 'UA-12345-1', 'aw-1', 'G-', 'g-abcd123456', 'hola'])(
  'the id %s is refused with what is expected instead',
  (id) => {
    const issues = analyticsId.safeParse(id).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('«G-')]);
  },
);
