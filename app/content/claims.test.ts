import { describe, expect, test } from 'vitest';
import { claimRange, UnknownClaim, withClaims } from './claims.ts';

const TO = claimRange('house-weeks').to;

describe('a claim before a noun', () => {
  test.each([
    ['es', 'semana | semanas', 'semanas'],
    ['pl', 'tydzień | tygodnie | tygodni', 'tygodni'],
  ] as const)('gives it the form for its number (%s)', (language, forms, noun) => {
    const text = `{{claims.house-weeks.to}} {{claims.house-weeks.to | ${forms}}}`;
    expect(withClaims(text, language)).toBe(`${TO} ${noun}`);
  });

  test('is refused without all forms of the language', () => {
    expect(() => withClaims('{{claims.answer-days | dzień | dni}}', 'pl')).toThrow(UnknownClaim);
  });
});
