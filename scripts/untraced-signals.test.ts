import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFile } from '../content/source.ts';
import { withoutTraces } from './untraced-signals.ts';

describe('withoutTraces', () => {
  test('makes a signal that is an error, has its words, and no trace', () => {
    const signal = new Function(
      'formatProdErrorMessage',
      `${withoutTraces('var LostException = Error(formatProdErrorMessage(460));')}return LostException`,
    )((number: number) => `number ${number}`);
    expect(signal).toBeInstanceOf(Error);
    expect(String(signal)).toBe('Error: number 460');
    expect(signal.stack).toBeUndefined();
  });

  test('leaves errors that are thrown where they are made as they are', () => {
    const thrown = 'throw Error(formatProdErrorMessage(33));';
    expect(withoutTraces(`var A_Exception = Error(formatProdErrorMessage(1)); ${thrown}`)).toContain(thrown);
  });

  test('finds all five of react-dom', () => {
    const file = projectFile('node_modules/react-dom/cjs/react-dom-client.production.js');
    const made = withoutTraces(readFileSync(file, 'utf8')).match(
      /\w+(?= = Object\.create\(Error\.prototype)/g,
    );
    expect(made).toEqual([
      'HydrationMismatchException',
      'SuspenseException',
      'SuspenseyCommitException',
      'SuspenseActionException',
      'SelectiveHydrationException',
    ]);
  });

  test('throws where react-dom has none', () => {
    expect(() => withoutTraces('var a = 1;')).toThrow('another way');
  });
});
