import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hopeless, retry } from '#app/lib/retry.ts';

describe('retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failing = (failures: number, error: Error = new Error('for a moment')) =>
    vi.fn(async () => {
      if (attempts() <= failures) throw error;
      return 'done';
    });
  let attempt: ReturnType<typeof failing>;
  const attempts = () => attempt.mock.calls.length;

  it('returns what the first attempt that succeeds returns', async () => {
    attempt = failing(2);
    const result = retry(attempt, { retries: 5, delay: 350 });
    await vi.advanceTimersByTimeAsync(350 + 700);
    await expect(result).resolves.toBe('done');
    expect(attempts()).toBe(3);
  });

  it('waits twice as long each time', async () => {
    attempt = failing(9);
    retry(attempt, { retries: 5, delay: 350 }).catch(() => {});
    for (const [tries, wait] of [350, 700, 1400, 2800, 5600].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(attempts()).toBe(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(attempts()).toBe(tries + 2);
    }
  });

  it('throws what the last attempt threw', async () => {
    attempt = failing(9);
    const result = expect(retry(attempt, { retries: 1, delay: 1 })).rejects.toThrow('for a moment');
    await vi.advanceTimersByTimeAsync(1);
    await result;
  });

  it('does not repeat what is hopeless', async () => {
    attempt = failing(9, new Hopeless('gone'));
    await expect(retry(attempt, { retries: 5, delay: 350 })).rejects.toThrow('gone');
    expect(attempts()).toBe(1);
  });
});
