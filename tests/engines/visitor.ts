import { type Session, type Step, until } from './session.ts';

/** What a visitor looks for: the first visible element of a kind, with some words in it or in its name. */
export type Target = { css: string; text?: string };

type Place = { x: number; y: number; width: number; height: number };

/** Somebody who uses the site with real input, in whichever browser. */
export class Visitor {
  readonly session: Session;
  readonly origin: string;

  constructor(session: Session, origin: string) {
    this.session = session;
    this.origin = origin;
  }

  open(address: string): Promise<void> {
    return this.session.goto(this.origin + address);
  }

  /** Runs a function in the page. It must use nothing but its argument and what the page has. */
  evaluate<A, T>(look: (argument: A) => T, argument?: A): Promise<T> {
    return this.session.evaluate(String(look), argument) as Promise<T>;
  }

  /** Waits until a function in the page answers with something true. */
  sees<A>(what: string, look: (argument: A) => unknown, argument?: A): Promise<true> {
    return until(what, async () => ((await this.evaluate(look, argument)) ? true : undefined));
  }

  /** Waits until the page has come alive. */
  isAlive(): Promise<true> {
    return this.sees(
      'the page comes alive',
      () => '__reactRouterDataRouter' in window && document.readyState === 'complete',
    );
  }

  /** Scrolls to an element, waits until it stands still, and says where it is. */
  async find(target: Target): Promise<Place> {
    const look = ({ css, text }: Target) => {
      const wanted = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
        const { width, height } = element.getBoundingClientRect();
        const words = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`;
        return (
          width > 0 &&
          height > 0 &&
          getComputedStyle(element).visibility === 'visible' &&
          words.includes(text ?? '')
        );
      });
      if (!wanted) return undefined;
      const middle = wanted.getBoundingClientRect();
      const onTop = document.elementFromPoint(middle.left + middle.width / 2, middle.top + middle.height / 2);
      // What stays in place while the page scrolls, or is in sight, is left where it is.
      if (!onTop || (!wanted.contains(onTop) && !onTop.contains(wanted))) {
        wanted.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const { left, top, width, height } = wanted.getBoundingClientRect();
      return { x: left, y: top, width, height };
    };
    let last: Place | undefined;
    return until(`${target.css} ${target.text ?? ''}`, async () => {
      const place = (await this.evaluate(look, target)) ?? undefined;
      const still = place && last && Math.abs(place.x - last.x) + Math.abs(place.y - last.y) < 1;
      last = place;
      return still ? place : undefined;
    });
  }

  async click(css: string, text?: string): Promise<void> {
    const { x, y, width, height } = await this.find({ css, text });
    await this.session.act(
      { move: { x: x + width / 2, y: y + height / 2 } },
      { button: 'down' },
      { button: 'up' },
    );
  }

  async press(...keys: string[]): Promise<void> {
    await this.session.act(...keys.map((key): Step => ({ key })));
  }

  async type(css: string, words: string): Promise<void> {
    await this.click(css);
    await this.press(...words);
  }
}
