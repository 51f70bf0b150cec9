import { type Engine, until } from './engine.ts';

type Place = { x: number; y: number; width: number; height: number };

/** Somebody who uses the site with real input, in whichever browser. */
export class Visitor {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  open(address: string): Promise<void> {
    return this.engine.goto(address);
  }

  evaluate<A, T>(look: (argument: A) => T, argument?: A): Promise<T> {
    return this.engine.evaluate(look, argument as A);
  }

  /** Waits until a function in the page returns something truthy. */
  sees<A>(what: string, look: (argument: A) => unknown, argument?: A): Promise<true> {
    return until(what, async () => ((await this.evaluate(look, argument)) ? true : undefined));
  }

  /** Waits until the page is hydrated, which may start only with the visitor's first input. */
  async waitForHydration(): Promise<void> {
    await this.engine.press('Shift');
    await this.sees(
      'the page hydrated',
      () => '__reactRouterDataRouter' in window && document.readyState === 'complete',
    );
  }

  /** Opens a page, waits until it is hydrated and answers the consent banner. */
  async openAnswered(address: string): Promise<void> {
    await this.open(address);
    await this.waitForHydration();
    await this.evaluate(() => document.querySelector<HTMLElement>('[data-consent-banner] button')?.click());
  }

  /**
   * Scrolls to the first visible element that matches a selector and has a text in its content or `aria-label`; waits
   * until it stands still.
   */
  async find(css: string, text = ''): Promise<Place> {
    const look = ({ css, text }: { css: string; text: string }) => {
      const wanted = [...document.querySelectorAll<HTMLElement>(css)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 0 &&
          `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.includes(text),
      );
      if (!wanted) return undefined;
      const box = wanted.getBoundingClientRect();
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // No scrolling to an element that is in sight already, as a fixed one always is.
      if (!onTop || (!wanted.contains(onTop) && !onTop.contains(wanted))) {
        wanted.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const { x, y, width, height } = wanted.getBoundingClientRect();
      return { x, y, width, height };
    };
    let last: Place | undefined;
    return until(`${css} ${text}`, async () => {
      const place = (await this.evaluate(look, { css, text })) ?? undefined;
      const still = place && last && Math.abs(place.x - last.x) + Math.abs(place.y - last.y) < 1;
      last = place;
      return still ? place : undefined;
    });
  }

  async click(css: string, text?: string): Promise<void> {
    const { x, y, width, height } = await this.find(css, text);
    await this.engine.drag({ x: x + width / 2, y: y + height / 2 });
  }

  async type(css: string, words: string): Promise<void> {
    await this.click(css);
    await this.engine.type(words);
  }
}

/** Something a visitor does on the site, the same in every browser. */
export type Journey = {
  name: string;
  /** width of the window in CSS pixels */
  width?: number;
  /** @returns what the visitor got instead, where the browser lacks something */
  go: (visitor: Visitor) => Promise<string | undefined>;
};
