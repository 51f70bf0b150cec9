/**
 * Works through a list, some items at a time, in its order.
 * @param most how many items are worked on at a time
 */
export async function inParallel<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
