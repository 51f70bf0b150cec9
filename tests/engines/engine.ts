export type Point = { x: number; y: number };

/** Keys without a character. `Shift` alone changes nothing on a page. */
export type Key = 'Escape' | 'ArrowLeft' | 'Shift';

/** What a visit needs of a browser, whichever library drives it. Pointer and keys are real input. */
export type Engine = {
  /** name and version, as the browser gives them */
  name: string;
  /** Loads an address of the site and waits for its `load`. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It must use nothing but its argument and what the page has. */
  evaluate<A, T>(look: (argument: A) => T, argument: A): Promise<T>;
  /** Gives the page this width and height in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Drags with the button pressed from the first point through the others. One point alone is a click. */
  drag(from: Point, ...to: Point[]): Promise<void>;
  press(key: Key): Promise<void>;
  type(words: string): Promise<void>;
  /** Console errors and uncaught exceptions since the last call. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * Waits until something answers.
 * @param what what is waited for, to be named in the error
 * @param attempt asked again and again; `undefined` and errors mean: not yet
 * @throws if it has not answered within 30 seconds
 */
export async function until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 30_000;
  let failure: unknown;
  while (Date.now() < end) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: not within 30 s${failure ? ` (${failure})` : ''}`);
}
