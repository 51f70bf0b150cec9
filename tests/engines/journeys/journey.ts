import type { Visitor } from '../visitor.ts';

export type Journey = {
  name: string;
  /** width of the window in CSS pixels */
  width?: number;
  /** @returns what the visitor got instead, where the browser lacks something */
  go: (visitor: Visitor) => Promise<string | undefined>;
};

/** Opens a page that has come alive, the question about cookies answered. */
export async function openAnswered(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.isAlive();
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-consent-banner] button')?.click());
}
