/** What the journeys need of a browser, whichever it is and however it is spoken to. */
export type Session = {
  /** name and version, as the browser gives them */
  browser: string;
  /** Loads an address and waits for its `load`. */
  goto(url: string): Promise<void>;
  /** Runs the source of a function in the page, with one argument, and returns what it returns; both must be JSON. */
  evaluate(source: string, argument: unknown): Promise<unknown>;
  /** Gives the page this width and height in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Real input: moves the pointer, presses and lifts its button, presses and lifts a key. */
  act(...steps: Step[]): Promise<void>;
  /** Errors that pages have written to the console, or not caught, since this was last asked. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Step =
  | { move: { x: number; y: number } }
  | { button: 'down' | 'up' }
  /** one character, or a name of `KEYS` */
  | { key: string };

/** Keys without a character, as WebDriver writes them. https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Steps as the actions of WebDriver, which its classic and its bidirectional form write alike. */
export function webDriverActions(steps: Step[]): object[] {
  const pointer: object[] = [];
  const keys: object[] = [];
  const pause = { type: 'pause', duration: 0 };
  for (const step of steps) {
    if ('move' in step) pointer.push({ type: 'pointerMove', duration: 0, ...rounded(step.move) });
    else if ('button' in step)
      pointer.push({ type: step.button === 'down' ? 'pointerDown' : 'pointerUp', button: 0 });
    else {
      const value = KEYS[step.key] ?? step.key;
      keys.push({ type: 'keyDown', value }, { type: 'keyUp', value });
      pointer.push(pause, pause);
      continue;
    }
    keys.push(pause);
  }
  return [
    { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer },
    { type: 'key', id: 'keyboard', actions: keys },
  ];
}

function rounded({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
}

/** Waits until something answers, at most `seconds`. */
export async function until<T>(
  what: string,
  attempt: () => Promise<T | undefined>,
  seconds = 30,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
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
  throw new Error(`${what}: not within ${seconds} s${failure ? ` (${failure})` : ''}`);
}
