type Options = {
  /** how often to try again after the first failure */
  retries: number;
  /** milliseconds before the first retry; each later one waits twice as long */
  delay: number;
};

/** Thrown by an attempt that would fail again, however often it was repeated. */
export class Hopeless extends Error {}

/**
 * Retries what may fail for a moment, with exponential backoff. A `Hopeless` error is thrown at once.
 * @returns what the first successful attempt returned
 * @throws what the last attempt threw
 */
export async function retry<T>(attempt: () => Promise<T>, { retries, delay }: Options): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (retries === 0 || error instanceof Hopeless) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return retry(attempt, { retries: retries - 1, delay: delay * 2 });
  }
}
